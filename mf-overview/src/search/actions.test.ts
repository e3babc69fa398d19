import { expect, test } from 'vitest'
import { actionsOf } from './actions.ts'

const entry = { remote: 'mf-calculators', view: 'scenarios', load: async () => () => null }
const text = (id: string) => id

test('a calculator is found where this customer has it, and opens over the overview', () => {
  const slot = (name: string) => (name === 'calculator.scenarios' ? [entry] : [])
  const found = actionsOf(text, { pathOf: (route) => (route === 'dashboard' ? '/dashboard' : null), slot })
  expect(found.map(({ key, href }) => [key, href])).toEqual([
    ['action dashboard', '/dashboard'],
    ['action scenarios', '/dashboard?reken=scenarios'],
  ])
})
