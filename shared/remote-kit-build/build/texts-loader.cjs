const { compileMessage } = require('@lingui/message-utils/compileMessage')

/** Compiles a catalog's messages at build time, so that pages do not parse ICU syntax. */
module.exports = function textsLoader(source) {
  const messages = Object.entries(JSON.parse(source)).map(([id, message]) => [id, compileMessage(message)])
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
}
