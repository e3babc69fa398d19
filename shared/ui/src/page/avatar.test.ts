import { expect, test } from 'vitest'
import { getInitials } from './Avatar.tsx'

test.each([
  ['Anna de Wit', 'AW'],
  ['P. Bakker', 'PB'],
  ['Jan-Willem van der Meer', 'JM'],
  ['cher', 'C'],
  ['Öztürk', 'Ö'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
