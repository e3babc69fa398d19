import { expect, test } from 'vitest'
import { listSearchActions } from './search-actions.ts'

const calculatorSlotEntry = { remote: 'mf-calculators', view: 'scenarios', load: async () => () => null }
const returnTextId = (id: string) => id

test('an available calculator is found, and opens over the overview', () => {
  const getSlotEntries = (name: string) => (name === 'calculator.scenarios' ? [calculatorSlotEntry] : [])
  const found = listSearchActions(returnTextId, {
    pathOf: (route) => (route === 'dashboard' ? '/dashboard' : null),
    slot: getSlotEntries,
  })
  expect(found.map(({ key, href }) => [key, href])).toEqual([
    ['action dashboard', '/dashboard'],
    ['action scenarios', '/dashboard?reken=scenarios'],
  ])
})
