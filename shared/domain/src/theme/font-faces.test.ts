import { expect, test } from 'vitest'
import { createFontFaces, firstFileCharacters, remainingLatinCharacters } from './font-faces.ts'

/** Lists the URLs that a browser fetches for a text. For each character, it uses the last font face that matches. */
function listFetchedFiles(text: string, css: string) {
  const faces = [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^}]+)}/g)].map(
    ([, url, range = '']) => ({
      url,
      has: (code: number) =>
        range.split(',').some((span) => {
          const [first = 0, last = first] = span
            .slice(2)
            .split('-')
            .map((part) => Number.parseInt(part, 16))
          return first <= code && code <= last
        }),
    }),
  )
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return [...new Set(codes.map((code) => faces.findLast(({ has }) => has(code))?.url))]
}

const fontFaceCss = createFontFaces({ first: 'first', rest: 'rest', latinExt: 'ext' })

test('the first file has the characters of the portal’s texts, the second other Latin letters, without overlap', () => {
  expect(listFetchedFiles('Geïnd: € 1.234,56 – „Straße“ −3 × 2²', fontFaceCss)).toEqual(['first'])
  expect(listFetchedFiles(firstFileCharacters, fontFaceCss)).toEqual(['first'])
  expect(listFetchedFiles(remainingLatinCharacters, fontFaceCss)).toEqual(['rest'])
  expect(listFetchedFiles('Muñoz', fontFaceCss)).toEqual(['first', 'rest'])
  expect(listFetchedFiles('Łukasz', fontFaceCss)).toEqual(['ext', 'first'])
  expect([...firstFileCharacters].filter((sign) => remainingLatinCharacters.includes(sign))).toEqual([])
})
