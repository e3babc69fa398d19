const path = require('node:path')

/**
 * Writes the imports of federation's own entry from its folder on, and leaves its name, a hash over whole paths, out of
 * the source map. Hashes over the entry are in the code while it is minified, and the shortest names depend on which
 * letters are frequent there.
 */
module.exports = function relativeImports(source) {
  const code = source.replace(/(?<= from ')\/[^']+/g, (file) => path.relative(this.context, file))
  const map = {
    version: 3,
    sources: ['federation-entry.js'],
    sourcesContent: [code],
    names: [],
    mappings: '',
  }
  this.callback(null, code, map)
}
