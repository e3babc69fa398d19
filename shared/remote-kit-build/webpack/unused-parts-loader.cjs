const path = require('node:path')

/** Modules that are replaced: Chakra's reset of browser styles, and its design tokens, which are CSS variables here. */
const replacedModules = {
  'preflight.js': 'export const createPreflight = () => ({})',
  'token-dictionary.js': `
    const noTokens = new Map()
    const dictionary = {
      allTokens: [],
      cssVarMap: noTokens,
      categoryMap: noTokens,
      colorPaletteMap: noTokens,
      getVar: (name, fallback) => fallback,
      getCategoryValues: () => null,
      expandReferenceInValue: (value) => value,
    }
    export const createTokenDictionary = () => dictionary`,
}

/**
 * Removes parts that the portal does not use from libraries that export them in one piece. Of react-router these are
 * the warnings (it exports only its development build), and components, such as `Form`, which the minifier keeps
 * because of their display names or context.
 */
module.exports = function removeUnusedParts(source) {
  const replacement = replacedModules[path.basename(this.resourcePath)]
  if (replacement) return replacement
  return source
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.(displayName|contextType) = "?\w+"?;$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
}
