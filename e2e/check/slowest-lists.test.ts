import { expect, test } from 'vitest'
import { browserLists, linesOf, unitLists } from './slowest-lists.ts'

const journey = (file: string, title: string, seconds: number) => ({
  file,
  title,
  seconds,
  state: 'passed' as const,
})

test('files of journeys are the sum of theirs, slowest first, and what takes no time is left out', () => {
  const tests = [journey('a.ts', 'one', 2), journey('b.ts', 'two', 3), journey('a.ts', 'three', 2)]
  const [files, journeys] = browserLists('browser tests', { tests }).map((list) => linesOf(list, 2))
  expect(files).toEqual(['browser tests, files (7 s in all)', '     4.0  a.ts', '     3.0  b.ts'])
  expect(journeys?.slice(1)).toEqual(['     3.0  two (b.ts)', '     2.0  one (a.ts)'])
  expect(linesOf({ heading: 'none', all: [{ name: 'quick', seconds: 0.01 }] }, 2)).toHaveLength(1)
})

test('a set-up is the hooks, the environment and the setup files of a unit test’s file', () => {
  const file = { file: 'a.test.ts', environment: 1, setupFiles: 0.5, import: 4, hooks: 2, tests: 8 }
  const lists = unitLists('unit tests', {
    passed: 1,
    failed: [],
    tests: [],
    files: [file],
    transforms: [],
    imports: [{ module: 'a.ts', seconds: 4, times: 3 }],
  }).map((list) => linesOf(list, 5)[1])
  expect(lists).toEqual([
    '    15.5  a.test.ts',
    undefined,
    '     3.5  a.test.ts (hooks 2.0, environment 1.0, setup files 0.5)',
    undefined,
    '     4.0  a.ts (3 times)',
  ])
})
