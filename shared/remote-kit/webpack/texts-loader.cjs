const { compileMessage } = require('@lingui/message-utils/compileMessage')

/**
 * Turns a catalog into compiled messages, so that no page parses ICU syntax.
 * In the overlay of the formal wording every id ends in `_u`; it replaces the message of the plain id.
 */
module.exports = function textsLoader(source) {
  const formal = this.resourcePath.endsWith('_u.json')
  const messages = Object.entries(JSON.parse(source)).map(([id, message]) => [
    formal ? id.replace(/_u$/, '') : id,
    compileMessage(message),
  ])
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
}
