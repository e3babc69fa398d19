import { expect, test } from 'vitest'
import { firstSigns, fontFaces, otherSigns } from './font-faces.ts'

/** Addresses of the files that a browser fetches for a text: of each sign the last face that has it. */
function fetchedFor(text: string, css: string) {
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
  expect(fetchedFor('Geïnd: € 1.234,56 – „Straße“ −3 × 2²', css)).toEqual(['first'])
  expect(fetchedFor(firstSigns, css)).toEqual(['first'])
  expect(fetchedFor(otherSigns, css)).toEqual(['rest'])
  expect(fetchedFor('Muñoz', css)).toEqual(['first', 'rest'])
  expect(fetchedFor('Łukasz', css)).toEqual(['ext', 'first'])
  expect([...firstSigns].filter((sign) => otherSigns.includes(sign))).toEqual([])
})
