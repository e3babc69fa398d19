import { expect, test } from 'vitest'
import { energyLabelColors } from './energy-label.ts'
import { contrast } from './oklch.ts'

test('@THEME-05 labels A to G have colours of their own, on which the letter can be read', () => {
  const found = [...'ABCDEFG'].map((label) => energyLabelColors(label))
  expect(new Set(found.map((colors) => colors?.ground)).size).toBe(7)
  for (const colors of found)
    expect(contrast(colors?.ground ?? '', colors?.letter ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('@THEME-05 labels better than A have its colour', () => {
  expect(['A+', 'a++++', ' A++ '].map(energyLabelColors)).toEqual(Array(3).fill(energyLabelColors('A')))
})

test('what is no label has no colour', () => {
  expect(['', 'H', 'B+', 'unknown'].map(energyLabelColors)).toEqual(Array(4).fill(null))
})
