import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

const mutant = (status: string, line: number) => ({
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  status,
  location: { start: { line } },
})

test('the score is the share of mutants that tests noticed; those left out count for nothing', () => {
  const states = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError']
  const mutants = states.map((status, index) => mutant(status, index + 1))
  expect(scoreOf({ files: { 'a.ts': { mutants } } })).toEqual({
    percent: 50,
    noticed: 2,
    survivors: ['a.ts:3  BooleanLiteral: false', 'a.ts:4  BooleanLiteral: false  (no test comes by)'],
  })
  expect(scoreOf({ files: {} }).percent).toBe(0)
})
