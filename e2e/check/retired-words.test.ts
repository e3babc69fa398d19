import { expect, test } from 'vitest'
import { findRetiredWords } from './retired-words.ts'

const createTestSource = (title: string) => `test('${title}', () => {})`

test('a retired word is reported in a path, a declaration, a comment and a test title, and nowhere else', () => {
  const lines = [
    'const keysTold = 1',
    '/** Who is allowed. */',
    createTestSource('the reader is told'),
    "const label = 'told'",
    'interface Customer { told: boolean }',
  ]
  expect(findRetiredWords('src/asked-keys.ts', lines.join('\n'))).toEqual([
    'src/asked-keys.ts "asked"',
    'src/asked-keys.ts:1 "Told"',
    'src/asked-keys.ts:2 "Who is"',
    'src/asked-keys.ts:3 "is told"',
  ])
  expect(findRetiredWords('src/firm-api/keys.ts', '')).toEqual(['src/firm-api/keys.ts "firm"'])
  expect(
    findRetiredWords('src/tenant.ts', ['const firmCode = 1', '/** An advice firm: a firm. */'].join('\n')),
  ).toEqual(['src/tenant.ts:1 "firm"', 'src/tenant.ts:2 "firm"'])
  expect(findRetiredWords('docs/page.md', 'It stands for a version.')).toEqual([
    'docs/page.md:1 "stands for"',
  ])
})
