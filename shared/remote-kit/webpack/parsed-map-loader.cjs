/** Gives webpack a source map as an object: the paths of one that is text it leaves as they are, and in its hashes. */
module.exports = function parsedMap(code, map) {
  this.callback(null, code, typeof map === 'string' ? JSON.parse(map) : map)
}
