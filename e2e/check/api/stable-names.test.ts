import { expect, test } from 'vitest'
import { bumpFor, membersOf } from './change.ts'
import { withStableNames } from './stable-names.ts'

const of = (...components: string[]) =>
  components
    .map((name, index) => {
      const props = index === 0 ? 'Props' : `Props_${index + 1}`
      return `// @public\nexport function ${name}(input: ${props}): JSX.Element;\n\ninterface ${props} {\n    is${name}: boolean;\n}`
    })
    .join('\n\n')

test('one component more renames the props of no other', () => {
  const before = withStableNames(of('Card', 'Row'))
  const after = withStableNames(of('Badge', 'Card', 'Row'))
  expect(before).toContain('interface Row_Props {')
  expect(after).toContain('export function Row(input: Row_Props): JSX.Element;')
  expect(bumpFor(membersOf(before), membersOf(after))).toBe('minor')
  expect(bumpFor(membersOf(after), membersOf(before))).toBe('major')
})

test('a prop that is gone breaks who gives it', () => {
  const before = withStableNames(of('Card', 'Row'))
  expect(bumpFor(membersOf(before), membersOf(before.replace('    isRow: boolean;\n', '')))).toBe('major')
})
