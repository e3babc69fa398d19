import { Partner } from '@portal/contract/family'
import { Policy } from '@portal/contract/policy'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import nl from '../texts/nl.json'
import { findSearchEntries } from './find-search-entries.ts'
import { createSearchEntries } from './search-entries.ts'

test.each([
  ['polis', 'Woonhuis'],
  ['2019', 'Woonhuis'],
  ['woonhius', 'Woonhuis'],
  ['partner', 'Bas van der Meer'],
])('the search text %s finds %s', (typed, title) => {
  const file = {
    policies: [v.parse(Policy, { id: 8, name: 'Woonhuis', mutation_code: 0, start_date: '2019-04-01' })],
    family: { partner: v.parse(Partner, { id: 2, full_name: 'Bas van der Meer' }), children: [] },
  }
  const getDutchText = (key: string) => (nl as Record<string, string>)[key] ?? ''
  const entries = createSearchEntries(file, getDutchText, (route) => `/${route}`)
  expect(findSearchEntries(entries, typed).map((entry) => entry.title)).toEqual([title])
})
