import { expect, test } from 'vitest'
import { firstFileCharacters, fontFaces, latinRestCharacters } from './font-faces.ts'

/** URLs of the files that a browser fetches for a text: for each character the last matching font face. */
function fetchedFiles(text: string, css: string) {
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

const css = fontFaces({ first: 'first', rest: 'rest', latinExt: 'ext' })

test('what the portal writes is in the first file, other Latin letters in the second, and none in both', () => {
  expect(fetchedFiles('Geïnd: € 1.234,56 – „Straße“ −3 × 2²', css)).toEqual(['first'])
  expect(fetchedFiles(firstFileCharacters, css)).toEqual(['first'])
  expect(fetchedFiles(latinRestCharacters, css)).toEqual(['rest'])
  expect(fetchedFiles('Muñoz', css)).toEqual(['first', 'rest'])
  expect(fetchedFiles('Łukasz', css)).toEqual(['ext', 'first'])
  expect([...firstFileCharacters].filter((sign) => latinRestCharacters.includes(sign))).toEqual([])
})
