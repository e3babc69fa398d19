/** Family of the portal's text, with a fallback of the same measures, so that nothing moves when the font arrives. */
export const fontFamily = '"Alan Sans","Alan Sans Fallback",system-ui,sans-serif'

const fallback = (weight: string, sources: string, adjust: string, ascent: string, descent: string) =>
  `@font-face{font-family:"Alan Sans Fallback";font-weight:${weight};src:${sources};size-adjust:${adjust};` +
  `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`

const regular = 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans")'
const bold =
  'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold")'

/**
 * The fallback faces. Measured in Chromium against Arial and Liberation Sans (which share their measures) over a
 * page of the portal's Dutch: widths 90.566 : 89.517 at weight 400 and 92.503 : 95.384 at 600; ascent 0.99 em,
 * descent 0.31 em.
 */
export const fallbackFontFaces =
  fallback('300 500', regular, '101.17%', '97.86%', '30.64%') +
  fallback('600 900', bold, '96.98%', '102.08%', '31.97%')
