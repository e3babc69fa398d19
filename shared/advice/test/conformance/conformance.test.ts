// @module-tag full
import { afterAll, describe, expect, test } from 'vitest'
import { compareFigures, type FigureName, tolerances } from './compared.ts'
import { createRandomHousehold } from './households.ts'

/** Number of households to test; 2,000 in the full run. */
const count = Number(process.env.PORTAL_TEST_RUNS ?? 200)
const names = Object.keys(tolerances) as FigureName[]
const largestDifferences = new Map<FigureName, number>()

afterAll(() => {
  const lines = names.map(
    (name) =>
      `${name.padEnd(26)} ${(largestDifferences.get(name) ?? 0).toFixed(6).padStart(12)}  ${tolerances[name].cause}`,
  )
  process.stdout.write(
    `\n${count} households, largest difference in euro and its cause\n${lines.join('\n')}\n\n`,
  )
})

describe('the engine gives what a second reading of the law gives', () => {
  test('for households of any kind, each figure within what its cause explains', {
    timeout: 300_000,
  }, () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= count; seed++) {
      const outcome = compareFigures(createRandomHousehold(seed))
      for (const name of names) {
        const [law, engine] = outcome[name]
        const difference = Math.abs(law - engine)
        largestDifferences.set(name, Math.max(largestDifferences.get(name) ?? 0, difference))
        if (!(difference <= tolerances[name].allowed))
          wrong.push(`household ${seed}, ${name}: ${law} by the law, ${engine} by the engine`)
      }
    }
    expect(wrong).toEqual([])
  })
})
