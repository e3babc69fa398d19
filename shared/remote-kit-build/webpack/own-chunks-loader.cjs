/**
 * Prefixes the names of a remote's chunks with the remote's name, so that equal names of two remotes do not collide in
 * one bundle.
 */
module.exports = function ownChunksLoader(source) {
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${this.getOptions().prefix}.`)
}
