import { expect, test } from 'vitest'
import { translateBuildingType, translateHomeUse, translateStatus } from './dutch-terms.ts'

test('Dutch terms are recognised in any case, with surrounding spaces', () => {
  expect([translateStatus('Lopend'), translateStatus(' IN BEHANDELING ')]).toEqual(['running', 'in_progress'])
  expect([translateBuildingType('Hoekwoning'), translateBuildingType('2-onder-1-kapwoning')]).toEqual([
    'corner',
    'semi_detached',
  ])
  expect(translateHomeUse('Eigen bewoning')).toBe('own_use')
})

test.each(['', 'Onbekend', 'constructor', 'toString'])('%j is not recognised', (stated) => {
  expect([translateStatus(stated), translateBuildingType(stated), translateHomeUse(stated)]).toEqual([
    null,
    null,
    null,
  ])
})
