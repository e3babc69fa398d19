import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleDocument } from '../test/examples.ts'
import { categories, categoryOf, groupsOf } from './category.ts'
import { minutesLeft } from './time-left.ts'

const linked = { id: 1 }

test('@DOC-02 what a document is linked to goes first, then the tenant’s category, then who added it', () => {
  expect(categoryOf(exampleDocument({ damage: linked, user_id: 1, documentcategory_id: 6 }))).toBe('damage')
  expect(categoryOf(exampleDocument({ mortgage: linked, documentcategory_id: 6 }))).toBe('mortgage')
  expect(categoryOf(exampleDocument({ policy: linked }))).toBe('policy')
  expect(categoryOf(exampleDocument({ documentcategory_id: '6', user_id: 1 }))).toBe('credit')
  expect(categoryOf(exampleDocument({ documentcategory_id: 2, user_id: 1 }))).toBe('adviser')
  expect(categoryOf(exampleDocument())).toBe('customer')
  expect(categoryOf(exampleDocument({ is_tenant_document: true, user_id: 1 }))).toBe('tenant')
})

test('@DOC-02 groups hold every document once, in their order', () => {
  const arbitrary = fc.record({
    id: fc.integer({ min: 1 }),
    user_id: fc.option(fc.constant(1)),
    mortgage: fc.option(fc.constant(linked)),
    documentcategory_id: fc.option(fc.constantFrom(6, 2)),
    is_tenant_document: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(arbitrary), (given) => {
      const documents = given.map((one) => exampleDocument(one))
      const groups = groupsOf(documents)
      expect(groups.flatMap((group) => group.documents)).toHaveLength(documents.length)
      const order = groups.map(({ category }) => categories.indexOf(category))
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }),
  )
})

test('@DOC-08 the count-down follows the server’s word; without it there is none', () => {
  const at = (minutes: number) => Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000
  const deletable = exampleDocument({ deletable: true })
  expect(minutesLeft(deletable, at(0))).toBe(60)
  expect(minutesLeft(deletable, at(17.5))).toBe(43)
  expect(minutesLeft(deletable, at(59.9))).toBe(1)
  expect(minutesLeft(deletable, at(75))).toBe(1)
  expect(minutesLeft(exampleDocument({ deletable: false }), at(1))).toBeNull()
})
