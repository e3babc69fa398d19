/** Characters in Dutch, German and English texts that keyboards lack. */
const nonKeyboardCharacters = '\u00a0©²·×ÄÉËÖÜßàáâäçèéêëíïóôöúûü–—‘’“”„…€−'

/** Characters in the first font file: those of the portal's texts, and nearly all that customers type. */
export const firstFileCharacters =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  nonKeyboardCharacters

/** Code points of the font's Latin file, as ranges. */
const latinRanges = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const

/** Latin characters that the first, smallest font file does not contain. */
export const remainingLatinCharacters = latinRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => sign > '\u007f' && !firstFileCharacters.includes(sign))
  .join('')

const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const toHexCode = (code: number) => code.toString(16).toUpperCase()
const formatUnicodeRange = (spans: readonly (readonly [number, number])[]) =>
  spans.map(([first, last]) => `U+${toHexCode(first)}${last > first ? `-${toHexCode(last)}` : ''}`).join()

function findCodePointRanges(signs: string): [number, number][] {
  const spans: [number, number][] = []
  for (const code of [...signs].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else spans.push([code, code])
  }
  return spans
}

/** The ranges are computed once, because they are the same on every page. */
const unicodeRangeByFile = {
  first: formatUnicodeRange(findCodePointRanges(firstFileCharacters)),
  rest: formatUnicodeRange(findCodePointRanges(remainingLatinCharacters)),
}

const createFontFace = (url: string, range: string) =>
  `@font-face{font-family:"Alan Sans";font-style:normal;font-weight:300 900;font-display:swap;` +
  `src:url(${url}) format("woff2");unicode-range:${range}}`

/** Creates the CSS font faces. The browser fetches a file only if a character needs it. */
export const createFontFaces = (files: { first: string; rest: string; latinExt: string }) =>
  createFontFace(files.latinExt, latinExtRange) +
  createFontFace(files.rest, unicodeRangeByFile.rest) +
  createFontFace(files.first, unicodeRangeByFile.first)
