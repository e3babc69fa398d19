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

const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const face = (url: string, range?: string) =>
  `@font-face{font-family:"Alan Sans";font-style:normal;font-weight:300 900;font-display:swap;` +
  `src:url(${url}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`

/** The text font itself, from the addresses of its two files. The browser fetches the second only when needed. */
export const fontFaces = (files: { latin: string; latinExt: string }) =>
  face(files.latinExt, latinExt) +
  face(
    files.latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  )
