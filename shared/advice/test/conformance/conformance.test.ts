// @module-tag full
import { afterAll, describe, expect, test } from 'vitest'
import { compareFigures, type FigureName, figureTolerances } from './compare-figures.ts'
import { createRandomHousehold } from './random-household.ts'

/** Number of random households; the full test run uses 2,000. */
const householdCount = Number(process.env.PORTAL_TEST_RUNS ?? 200)
const figureNames = Object.keys(figureTolerances) as FigureName[]
const largestDifferences = new Map<FigureName, number>()

afterAll(() => {
  const lines = figureNames.map(
    (name) =>
      `${name.padEnd(26)} ${(largestDifferences.get(name) ?? 0).toFixed(6).padStart(12)}  ${figureTolerances[name].cause}`,
  )
  process.stdout.write(
    `\n${householdCount} households, largest difference in euro and its cause\n${lines.join('\n')}\n\n`,
  )
})

describe('the engine equals a second, independent implementation of the law', () => {
  test('for random households, each figure is within its tolerance', {
    timeout: 300_000,
  }, () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= householdCount; seed++) {
      const outcome = compareFigures(createRandomHousehold(seed))
      for (const name of figureNames) {
        const [law, engine] = outcome[name]
        const difference = Math.abs(law - engine)
        largestDifferences.set(name, Math.max(largestDifferences.get(name) ?? 0, difference))
        if (!(difference <= figureTolerances[name].allowed))
          wrong.push(`household ${seed}, ${name}: ${law} by the law, ${engine} by the engine`)
      }
    }
    expect(wrong).toEqual([])
  })
})
