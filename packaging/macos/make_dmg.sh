#!/usr/bin/env bash
# Signs dist/Dominoes.app and makes dist/dominoes-qt-VERSION.dmg of it, on macOS.
#
#   packaging/macos/make_dmg.sh VERSION
#
# Without these variables the program is signed for this machine alone ("ad hoc"):
#   CODESIGN_IDENTITY   "Developer ID Application: NAME (TEAM)", in the keychain
#   NOTARY_PROFILE      what `xcrun notarytool store-credentials` was told to remember it by
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
version=${1:?which version?}
app=dist/Dominoes.app
image=dist/dominoes-qt-$version.dmg
identity=${CODESIGN_IDENTITY:--}
options=(--force --sign "$identity")
if [[ $identity != - ]]; then
  options+=(--timestamp --options runtime)
fi

# From the inside to the outside: what lies in a bundle is signed before the bundle.
find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
  xargs -0 -n 20 codesign "${options[@]}"
find "$app/Contents/Frameworks" -depth -type d -name '*.framework' -print0 |
  xargs -0 -n 20 codesign "${options[@]}"
codesign "${options[@]}" --entitlements packaging/macos/entitlements.plist "$app"
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$app" "$folder/Dominoes.app"
ln -s /Applications "$folder/Applications"
cp LICENSE THIRD-PARTY.md "$folder/"
rm -f "$image"
hdiutil create -quiet -volname "Dominoes $version" -srcfolder "$folder" -fs HFS+ -format UDZO "$image"

if [[ $identity != - ]]; then
  codesign --force --sign "$identity" --timestamp "$image"
fi
if [[ -n ${NOTARY_PROFILE:-} ]]; then
  xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
  xcrun stapler staple "$image"
  spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
echo "$image"
