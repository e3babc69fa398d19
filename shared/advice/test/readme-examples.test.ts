import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { readExamples } from '../node/read-examples.ts'
import { validateAndCalculate } from '../src/calculate.ts'

const readmeText = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test.each(readExamples())('the engine calculates the results in the README: $name', (example) => {
  const outcome = validateAndCalculate(example.calculation, example.input, getCalculationBasisOn(example.day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  for (const [path, value] of Object.entries(example.output)) {
    const own = path
      .split('.')
      .reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], outcome.result)
    expect(own, path).toBe(value)
    expect(readmeText).toContain(value.toLocaleString('en'))
  }
  expect(readmeText).toContain(example.name)
  expect(readmeText).toContain(example.by_hand)
})
