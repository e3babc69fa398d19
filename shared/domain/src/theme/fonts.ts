const rest = '"Alan Sans Fallback",system-ui,sans-serif'

/** Font family of text, with a fallback of equal metrics, so that nothing moves when the font loads. */
export const fontFamily = `"Alan Sans",${rest}`

/** Font family of tabular figures, which are wider and of equal width. */
export const figuresFamily = `"Alan Sans","Alan Sans Figures",${rest}`

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
const fallback = (family: string, [weight, sources]: readonly string[], adjust: number, range = '') =>
  `@font-face{font-family:"Alan Sans ${family}";font-weight:${weight};src:${sources};size-adjust:${percent(adjust)};` +
  `ascent-override:${percent(0.99 / adjust)};descent-override:${percent(0.31 / adjust)};line-gap-override:0%${range}}`

const regular = [
  '300 500',
  'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans")',
]
const bold = [
  '600 900',
  'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold")',
]
const digits = ';unicode-range:U+30-39'

/**
 * Fallback faces. Measured in Chromium against Arial and Liberation Sans (which have equal metrics) on a page of the
 * portal's Dutch: widths 90.566 : 89.517 at weight 400 and 92.503 : 95.384 at 600; ascent 0.99 em, descent 0.31 em.
 * Digits are 0.5818 em wide at 400 and 0.5943 at 600, or 0.66 if tabular, against 0.5562.
 */
export const fallbackFontFaces =
  fallback('Fallback', regular, 90.566 / 89.517) +
  fallback('Fallback', bold, 92.503 / 95.384) +
  fallback('Fallback', regular, 0.5818 / 0.5562, digits) +
  fallback('Fallback', bold, 0.5943 / 0.5562, digits) +
  fallback('Figures', regular, 0.66 / 0.5562, digits) +
  fallback('Figures', bold, 0.66 / 0.5562, digits)
