/**
 * Removes parts that the portal does not use from libraries that export them in one piece: Chakra's reset of browser
 * styles, react-router's warnings (it exports only its development build), and react-router's components, such as
 * `Form`, which the minifier keeps because of their display names.
 */
module.exports = function removeUnusedParts(source) {
  if (this.resourcePath.endsWith('preflight.js')) return 'export const createPreflight = () => ({})\n'
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
}
