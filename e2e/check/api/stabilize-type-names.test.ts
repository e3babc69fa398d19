import { expect, test } from 'vitest'
import { stabilizeTypeNames } from './stabilize-type-names.ts'

const createReport = (...components: string[]) =>
  components
    .map((name, index) => {
      const props = index === 0 ? 'Props' : `Props_${index + 1}`
      return `// @public\nexport function ${name}(input: ${props}): JSX.Element;\n\ninterface ${props} {\n    is${name}: boolean;\n}`
    })
    .join('\n\n')

test('an added component does not rename the props type of another component', () => {
  const before = stabilizeTypeNames(createReport('Card', 'Row'))
  expect(before).toContain('interface Row_Props {')
  expect(stabilizeTypeNames(createReport('Badge', 'Card', 'Row'))).toContain(
    'export function Row(input: Row_Props): JSX.Element;',
  )
})
