const fallbackFontFamilies = '"Alan Sans Fallback",system-ui,sans-serif'

/** Font family of texts. The fallback has the same metrics, so that nothing moves when the font loads. */
export const textFontFamily = `"Alan Sans",${fallbackFontFamilies}`

/** Font family with tabular figures, which all have the same width. */
export const tabularFiguresFontFamily = `"Alan Sans","Alan Sans Figures",${fallbackFontFamilies}`

const formatPercentage = (part: number) => `${(part * 100).toFixed(2)}%`
const createFallbackFace = (
  family: string,
  [weight, sources]: readonly string[],
  adjust: number,
  range = '',
) =>
  `@font-face{font-family:"Alan Sans ${family}";font-weight:${weight};src:${sources};size-adjust:${formatPercentage(adjust)};` +
  `ascent-override:${formatPercentage(0.99 / adjust)};descent-override:${formatPercentage(0.31 / adjust)};line-gap-override:0%${range}}`

const regularFontSources = [
  '300 500',
  'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans")',
]
const boldFontSources = [
  '600 900',
  'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold")',
]
const digitsOnlyRange = ';unicode-range:U+30-39'

/**
 * Font faces of the fallback font, scaled so that a text takes as much room as in the portal's font. The metrics were
 * measured in Chromium on a page with Dutch text, with Arial and Liberation Sans as fallback.
 */
export const fallbackFontFaces =
  createFallbackFace('Fallback', regularFontSources, 90.566 / 89.517) +
  createFallbackFace('Fallback', boldFontSources, 92.503 / 95.384) +
  createFallbackFace('Fallback', regularFontSources, 0.5818 / 0.5562, digitsOnlyRange) +
  createFallbackFace('Fallback', boldFontSources, 0.5943 / 0.5562, digitsOnlyRange) +
  createFallbackFace('Figures', regularFontSources, 0.66 / 0.5562, digitsOnlyRange) +
  createFallbackFace('Figures', boldFontSources, 0.66 / 0.5562, digitsOnlyRange)
