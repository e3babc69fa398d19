const path = require('node:path')

/**
 * Makes the imports of federation's generated entry relative, and removes its name, a hash over absolute paths, from
 * the source map. Minification depends on letter frequencies, so such hashes would change the output.
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
