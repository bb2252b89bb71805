"""The SQL of the history. Every value is a parameter; texts are put together of constants alone."""

from __future__ import annotations

from dominoes_qt.session.history.rows import Sort

CONDITION = """
    (deleted IS NOT NULL) = :deleted
    AND (:profile IS NULL OR profile = :profile)
    AND (:result IS NULL OR result = :result)
    AND (:since IS NULL OR finished >= :since)
    AND (:until IS NULL OR finished < :until)
    AND (:level IS NULL
         OR EXISTS (SELECT 1 FROM opponents o WHERE o.match = matches.id AND o.level = :level))
"""
"""Which matches are meant; the values are `Wanted.parameters`."""

COUNT = f"SELECT COUNT(*) FROM matches WHERE {CONDITION}"  # noqa: S608 - a constant

STATISTICS = f"""
    SELECT profile, opponents.level, COUNT(*), SUM(result = 'won'), SUM(result = 'lost'),
        AVG(margin), TOTAL(blocked) / MAX(TOTAL(hands), 1), MAX(best)
    FROM matches JOIN opponents ON opponents.match = matches.id
    WHERE {CONDITION} AND (:level IS NULL OR opponents.level = :level)
        AND (result <> 'watched' OR :result = 'watched')
    GROUP BY profile, opponents.level ORDER BY opponents.level
"""  # noqa: S608 - a constant

PROFILES = "SELECT DISTINCT profile FROM matches WHERE deleted IS NULL"

LEVELS = """
    SELECT DISTINCT level FROM opponents JOIN matches ON matches.id = match
    WHERE deleted IS NULL ORDER BY level
"""

ADD = """
    INSERT INTO matches (id, key, digest, finished, profile, seats, partners, target, deal, names,
        levels, result, scores, winner, side, margin, hands, blocked, best)
    VALUES (:id, :key, :digest, :finished, :profile, :seats, :partners, :target, :deal, :names,
        :levels, :result, :scores, :winner, :side, :margin, :hands, :blocked, :best)
"""


def listing(sort: Sort, descending: bool) -> str:
    """Return the query for a part of the list; `finished` decides where `sort` does not."""
    order = "DESC" if descending else "ASC"
    by = "" if sort is Sort.WHEN else f"{sort.value} {order}, "
    return f"""
        SELECT id, key, finished, profile, seats, partners, target, deal, names, levels, result,
            scores, winner, side, margin, hands, blocked, best
        FROM matches WHERE {CONDITION}
        ORDER BY {by}finished {order}, id {order} LIMIT :limit OFFSET :offset
    """  # noqa: S608 - constants and the names of an enum
