import { expect, test } from 'vitest'
import { getEnergyLabelColors } from './energy-label-colors.ts'
import { calculateContrast } from './oklch.ts'

test('@THEME-05 labels A to G have colours of their own, on which the letter can be read', () => {
  const found = [...'ABCDEFG'].map((label) => getEnergyLabelColors(label))
  expect(new Set(found.map((colors) => colors?.ground)).size).toBe(7)
  for (const colors of found)
    expect(calculateContrast(colors?.ground ?? '', colors?.letter ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('@THEME-05 labels better than A have its colour', () => {
  expect(['A+', 'a++++', ' A++ '].map(getEnergyLabelColors)).toEqual(Array(3).fill(getEnergyLabelColors('A')))
})

test('what is no label has no colour', () => {
  expect(['', 'H', 'B+', 'unknown'].map(getEnergyLabelColors)).toEqual(Array(4).fill(null))
})
