/** Parses the source map for webpack: in one that is a string, webpack does not shorten the paths, and hashes them. */
module.exports = function parsedMap(code, map) {
  this.callback(null, code, typeof map === 'string' ? JSON.parse(map) : map)
}
