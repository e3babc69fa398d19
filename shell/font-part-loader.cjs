const subsetFont = require('subset-font')

/** The weights that the portal sets its text in. */
const wght = { min: 400, max: 700 }

/** Takes the part of a font with the signs that are asked for: of its file a browser needs rarely more than the first. */
module.exports = function fontPartLoader(content) {
  return subsetFont(content, this.getOptions().signs, { targetFormat: 'woff2', variationAxes: { wght } })
}
module.exports.raw = true
