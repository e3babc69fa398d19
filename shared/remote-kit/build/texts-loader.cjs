const { compileMessage } = require('@lingui/message-utils/compileMessage')

/** Turns a catalog into compiled messages, so that no page parses ICU syntax. */
module.exports = function textsLoader(source) {
  const messages = Object.entries(JSON.parse(source)).map(([id, message]) => [id, compileMessage(message)])
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
}
