<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>You can play {count} tile(s).</source>
        <translation>
            <numerusform>You can play {count} tile.</numerusform>
            <numerusform>You can play {count} tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seat {seat} may not pass: {count} tile(s) can be drawn</source>
        <translation>
            <numerusform>seat {seat} may not pass: {count} tile can be drawn</numerusform>
            <numerusform>seat {seat} may not pass: {count} tiles can be drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over after {count} action(s); {player} is to act.</source>
        <translation>
            <numerusform>Not over after {count} action; {player} is to act.</numerusform>
            <numerusform>Not over after {count} actions; {player} is to act.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) left in the yard.</source>
        <translation>
            <numerusform>{count} tile left in the yard.</numerusform>
            <numerusform>{count} tiles left in the yard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pass yet: {count} tile(s) can be drawn.</source>
        <translation>
            <numerusform>You cannot pass yet: {count} tile can be drawn.</numerusform>
            <numerusform>You cannot pass yet: {count} tiles can be drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {count} game(s) wins the match.</source>
        <translation>
            <numerusform>The first side with {count} game wins the match.</numerusform>
            <numerusform>The first side with {count} games wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt {count} tile(s).</source>
        <translation>
            <numerusform>Each player is dealt {count} tile.</numerusform>
            <numerusform>Each player is dealt {count} tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) form the yard.</source>
        <translation>
            <numerusform>{count} tile forms the yard.</numerusform>
            <numerusform>{count} tiles form the yard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) stay out of play.</source>
        <translation>
            <numerusform>{count} tile stays out of play.</numerusform>
            <numerusform>{count} tiles stay out of play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} point(s)</source>
        <translation>
            <numerusform>{count} point</numerusform>
            <numerusform>{count} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pip(s)</source>
        <translation>
            <numerusform>{count} pip</numerusform>
            <numerusform>{count} pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s)</source>
        <translation>
            <numerusform>{count} tile</numerusform>
            <numerusform>{count} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} match(es)</source>
        <translation>
            <numerusform>{count} match</numerusform>
            <numerusform>{count} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hand(s)</source>
        <translation>
            <numerusform>{count} hand</numerusform>
            <numerusform>{count} hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After each play the open ends are added up. If that count is above zero and divisible by five, the side of the player scores all of it: a count of {count} brings %n point(s).</source>
        <translation>
            <numerusform>After each play the open ends are added up. If that count is above zero and divisible by five, the side of the player scores all of it: a count of {count} brings %n point.</numerusform>
            <numerusform>After each play the open ends are added up. If that count is above zero and divisible by five, the side of the player scores all of it: a count of {count} brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A {tile} that opens the hand counts {count} and so scores %n point(s).</source>
        <translation>
            <numerusform>A {tile} that opens the hand counts {count} and so scores %n point.</numerusform>
            <numerusform>A {tile} that opens the hand counts {count} and so scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match usually goes to %n point(s).</source>
        <translation>
            <numerusform>A match usually goes to %n point.</numerusform>
            <numerusform>A match usually goes to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, a match usually goes to %n point(s).</source>
        <translation>
            <numerusform>With {players} players, a match usually goes to %n point.</numerusform>
            <numerusform>With {players} players, a match usually goes to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pair that reaches or passes %n game(s) wins the match. A key bone can take it past the target, from {before} to {after}.</source>
        <translation>
            <numerusform>The pair that reaches or passes %n game wins the match. A key bone can take it past the target, from {before} to {after}.</numerusform>
            <numerusform>The pair that reaches or passes %n games wins the match. A key bone can take it past the target, from {before} to {after}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is rare that nobody has a double: with {players} players, once in about {times} deals. A single hand of %n tile(s) has none in {percent}% of all deals.</source>
        <translation>
            <numerusform>It is rare that nobody has a double: with {players} players, once in about {times} deals. A single hand of %n tile has none in {percent}% of all deals.</numerusform>
            <numerusform>It is rare that nobody has a double: with {players} players, once in about {times} deals. A single hand of %n tiles has none in {percent}% of all deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair} are credited with %n game(s).</source>
        <translation>
            <numerusform>{pair} are credited with %n game.</numerusform>
            <numerusform>{pair} are credited with %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together the five tiles bring %n point(s).</source>
        <translation>
            <numerusform>Together the five tiles bring %n point.</numerusform>
            <numerusform>Together the five tiles bring %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same tiles in {game}, where the spinner counts in another way: %n point(s).</source>
        <translation>
            <numerusform>The same tiles in {game}, where the spinner counts in another way: %n point.</numerusform>
            <numerusform>The same tiles in {game}, where the spinner counts in another way: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {tile} the ends count {count}: divisible by five, %n point(s).</source>
        <translation>
            <numerusform>After {tile} the ends count {count}: divisible by five, %n point.</numerusform>
            <numerusform>After {tile} the ends count {count}: divisible by five, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last tile is {tile}; the open ends are {first} and {second}. On the table lie {laid} halves with each of these numbers, so the missing ones are both on your tile. It is a key bone: %n game(s).</source>
        <translation>
            <numerusform>Your last tile is {tile}; the open ends are {first} and {second}. On the table lie {laid} halves with each of these numbers, so the missing ones are both on your tile. It is a key bone: %n game.</numerusform>
            <numerusform>Your last tile is {tile}; the open ends are {first} and {second}. On the table lie {laid} halves with each of these numbers, so the missing ones are both on your tile. It is a key bone: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A block with {first} and {third} pips in one pair, {second} and {fourth} in the other. The hand goes to the pair of the player with {fewest}, although together it holds more: %n game(s).</source>
        <translation>
            <numerusform>A block with {first} and {third} pips in one pair, {second} and {fourth} in the other. The hand goes to the pair of the player with {fewest}, although together it holds more: %n game.</numerusform>
            <numerusform>A block with {first} and {third} pips in one pair, {second} and {fourth} in the other. The hand goes to the pair of the player with {fewest}, although together it holds more: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pair of the player who went out is credited with %n game(s).</source>
        <translation>
            <numerusform>The pair of the player who went out is credited with %n game.</numerusform>
            <numerusform>The pair of the player who went out is credited with %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a key bone counts %n game(s). A key bone is a last tile that is no double and carries the numbers of both open ends, which are different, when both of these ends are hard. It is the one tile left in the world that could be played, and it fits both ends.</source>
        <translation>
            <numerusform>Going out with a key bone counts %n game. A key bone is a last tile that is no double and carries the numbers of both open ends, which are different, when both of these ends are hard. It is the one tile left in the world that could be played, and it fits both ends.</numerusform>
            <numerusform>Going out with a key bone counts %n games. A key bone is a last tile that is no double and carries the numbers of both open ends, which are different, when both of these ends are hard. It is the one tile left in the world that could be played, and it fits both ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ends count {sum} = {count}: %n point(s).</source>
        <translation>
            <numerusform>The ends count {sum} = {count}: %n point.</numerusform>
            <numerusform>The ends count {sum} = {count}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set has %n tiles: each pair of numbers from blank to {highest} once, the double blank included. A tile is written with its larger half first: {tile}, {blank}.</source>
        <translation>
            <numerusform>The set has %n tile: each pair of numbers from blank to {highest} once, the double blank included. A tile is written with its larger half first: {tile}, {blank}.</numerusform>
            <numerusform>The set has %n tiles: each pair of numbers from blank to {highest} once, the double blank included. A tile is written with its larger half first: {tile}, {blank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Each player is dealt %n tile.</numerusform>
            <numerusform>Each player is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, each is dealt %n tile(s).</source>
        <translation>
            <numerusform>With {players} players, each is dealt %n tile.</numerusform>
            <numerusform>With {players} players, each is dealt %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players it holds %n tile(s).</source>
        <translation>
            <numerusform>With {players} players it holds %n tile.</numerusform>
            <numerusform>With {players} players it holds %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, %n tile(s) stay out of the hand.</source>
        <translation>
            <numerusform>With {players} players, %n tile stays out of the hand.</numerusform>
            <numerusform>With {players} players, %n tiles stay out of the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players that makes a hand of up to %n tile(s).</source>
        <translation>
            <numerusform>With {players} players that makes a hand of up to %n tile.</numerusform>
            <numerusform>With {players} players that makes a hand of up to %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} place(s) found.</source>
        <translation>
            <numerusform>{count} place found.</numerusform>
            <numerusform>{count} places found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>{n} match deleted. Undo brings it back.</numerusform>
            <numerusform>{n} matches deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) brought back.</source>
        <translation>
            <numerusform>{n} match brought back.</numerusform>
            <numerusform>{n} matches brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) saved as {file}.</source>
        <translation>
            <numerusform>{n} match saved as {file}.</numerusform>
            <numerusform>{n} matches saved as {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es)</source>
        <translation>
            <numerusform>{n} match</numerusform>
            <numerusform>{n} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) imported.</source>
        <translation>
            <numerusform>{n} match imported.</numerusform>
            <numerusform>{n} matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) were there already.</source>
        <translation>
            <numerusform>{n} match was there already.</numerusform>
            <numerusform>{n} matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} record(s) refused.</source>
        <translation>
            <numerusform>{n} record refused.</numerusform>
            <numerusform>{n} records refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} choice(s), {same} as the computer would.</source>
        <translation>
            <numerusform>{count} choice, {same} as the computer would.</numerusform>
            <numerusform>{count} choices, {same} as the computer would.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} choice(s) cost no points, but did worse for the match.</source>
        <translation>
            <numerusform>{n} choice cost no points, but did worse for the match.</numerusform>
            <numerusform>{n} choices cost no points, but did worse for the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished match(es)</source>
        <translation>
            <numerusform>{n} unfinished match</numerusform>
            <numerusform>{n} unfinished matches</numerusform>
        </translation>
    </message>
</context>
</TS>
