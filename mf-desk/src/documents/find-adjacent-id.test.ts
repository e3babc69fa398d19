import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAdjacentId } from './find-adjacent-id.ts'

const createItemsWithIds = (ids: readonly (number | string)[]) => ids.map((id) => ({ id }))
const idsArbitrary = fc.uniqueArray(fc.nat(), { minLength: 1 })

test('a text id from the URL matches a numeric id in the list', () => {
  expect(findAdjacentId(createItemsWithIds([7, 8]), '7', 1)).toBe(8)
  expect(findAdjacentId(createItemsWithIds(['7', '8']), 8, -1)).toBe('7')
})

test('going forward from the first document visits all in order, and going back reverses it', () => {
  fc.assert(
    fc.property(idsArbitrary, (ids) => {
      const listVisitedIds = (from: number, step: 1 | -1): number[] => {
        const next = findAdjacentId(createItemsWithIds(ids), from, step)
        return next === null ? [from] : [from, ...listVisitedIds(Number(next), step)]
      }
      expect(listVisitedIds(ids[0] as number, 1)).toEqual(ids)
      expect(listVisitedIds(ids.at(-1) as number, -1)).toEqual(ids.toReversed())
    }),
  )
})

test('for an id that is not in the list, both directions lead to the first item, or to none in an empty list', () => {
  fc.assert(
    fc.property(idsArbitrary, fc.constantFrom(1 as const, -1 as const), ([id, ...ids], step) => {
      expect(findAdjacentId(createItemsWithIds(ids), id as number, step)).toBe(ids[0] ?? null)
    }),
  )
})
