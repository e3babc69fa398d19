import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNeighbour } from './find-neighbour.ts'

const toItems = (ids: readonly (number | string)[]) => ids.map((id) => ({ id }))
const idsArbitrary = fc.uniqueArray(fc.nat(), { minLength: 1 })

test('an address names one by a text, the list by a number', () => {
  expect(findNeighbour(toItems([7, 8]), '7', 1)).toBe(8)
  expect(findNeighbour(toItems(['7', '8']), 8, -1)).toBe('7')
})

test('going forward from the first document visits all in order, and going back reverses it', () => {
  fc.assert(
    fc.property(idsArbitrary, (ids) => {
      const listVisitedIds = (from: number, step: 1 | -1): number[] => {
        const next = findNeighbour(toItems(ids), from, step)
        return next === null ? [from] : [from, ...listVisitedIds(Number(next), step)]
      }
      expect(listVisitedIds(ids[0] as number, 1)).toEqual(ids)
      expect(listVisitedIds(ids.at(-1) as number, -1)).toEqual(ids.toReversed())
    }),
  )
})

test('from one that is not in the list either way leads to its first, and nowhere where it is empty', () => {
  fc.assert(
    fc.property(idsArbitrary, fc.constantFrom(1 as const, -1 as const), ([id, ...ids], step) => {
      expect(findNeighbour(toItems(ids), id as number, step)).toBe(ids[0] ?? null)
    }),
  )
})
