import { expect, test } from 'vitest'
import { getEnergyLabelColors } from './energy-label-colors.ts'
import { calculateContrast } from './oklch.ts'

test('@THEME-05 labels A to G have different colours with a readable letter', () => {
  const found = [...'ABCDEFG'].map((label) => getEnergyLabelColors(label))
  expect(new Set(found.map((colors) => colors?.ground)).size).toBe(7)
  for (const colors of found)
    expect(calculateContrast(colors?.ground ?? '', colors?.letter ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('@THEME-05 labels better than A have the colour of A', () => {
  expect(['A+', 'a++++', ' A++ '].map(getEnergyLabelColors)).toEqual(Array(3).fill(getEnergyLabelColors('A')))
})

test('an unknown label has no colour', () => {
  expect(['', 'H', 'B+', 'unknown'].map(getEnergyLabelColors)).toEqual(Array(4).fill(null))
})
