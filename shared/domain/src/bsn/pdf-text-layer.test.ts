import { expect, test } from 'vitest'
import { findBsnInTextLayer, type PdfTextFragment } from './pdf-text-layer.ts'

function createTextLine(pieces: readonly [text: string, at: number][], degrees = 0): PdfTextFragment[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return pieces.map(([str, at]) => ({
    str,
    transform: [10 * cos, 10 * sin, -10 * sin, 10 * cos, 100 + at * cos, 100 + at * sin],
    width: str.length * 6,
  }))
}

test.each([
  ['in one piece', [['Burgerservicenummer: 123456782', 0]]],
  ['a sign a piece', [...'123456782'].map((sign, at) => [sign, at * 6])],
  [
    'far from its label',
    [
      ['BSN', 0],
      ['11222335', 200],
    ],
  ],
  [
    'in groups of separate fragments',
    [
      ['1234', 0],
      ['56', 30],
      ['782', 48],
    ],
  ],
] as [string, [string, number][]][])(
  '@BSN-01 a number in a text layer is found %s, at any angle',
  (_, pieces) => {
    for (const degrees of [0, 90, 180, 270, 12])
      expect(findBsnInTextLayer(createTextLine(pieces, degrees)).map(({ digits }) => digits)).toEqual([
        pieces[0]?.[0] === 'BSN' ? '011222335' : '123456782',
      ])
  },
)

test('@BSN-05 the corners are tightly around the number', () => {
  const [found] = findBsnInTextLayer(createTextLine([['Naam Jansen 123456782 geboren', 0]]))
  const xs = found?.corners.map(([x]) => x) ?? []
  const ys = found?.corners.map(([, y]) => y) ?? []
  const [from, to] = [100 + 12 * 6, 100 + 21 * 6]
  expect(Math.min(...xs)).toBeLessThan(from)
  expect(Math.min(...xs)).toBeGreaterThan(from - 9)
  expect(Math.max(...xs)).toBeGreaterThan(to)
  expect(Math.max(...xs)).toBeLessThan(to + 9)
  expect([Math.min(...ys) < 98, Math.max(...ys) > 108]).toEqual([true, true])
})
