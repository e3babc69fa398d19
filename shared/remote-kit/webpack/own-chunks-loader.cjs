/** Gives a remote's chunks its name in front, so that two remotes' chunks of one name stay apart in one bundle. */
module.exports = function ownChunksLoader(source) {
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${this.getOptions().prefix}.`)
}
