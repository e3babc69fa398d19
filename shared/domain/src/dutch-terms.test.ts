import { expect, test } from 'vitest'
import { buildingTypeOf, purposeOf, statusOf } from './dutch-terms.ts'

test('words that are sent in Dutch are known in any case, with spaces around them', () => {
  expect([statusOf('Lopend'), statusOf(' IN BEHANDELING ')]).toEqual(['running', 'in_progress'])
  expect([buildingTypeOf('Hoekwoning'), buildingTypeOf('2-onder-1-kapwoning')]).toEqual([
    'corner',
    'semi_detached',
  ])
  expect(purposeOf('Eigen bewoning')).toBe('own_use')
})

test.each(['', 'Onbekend', 'constructor', 'toString'])('%j means nothing that is known', (stated) => {
  expect([statusOf(stated), buildingTypeOf(stated), purposeOf(stated)]).toEqual([null, null, null])
})
