const subsetFont = require('subset-font')

/** Font weights that the portal uses. */
const wght = { min: 400, max: 700 }

/** Subsets a font to the requested characters; browsers rarely need more than the first subset. */
module.exports = function fontPartLoader(content) {
  return subsetFont(content, this.getOptions().signs, { targetFormat: 'woff2', variationAxes: { wght } })
}
module.exports.raw = true
