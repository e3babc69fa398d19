import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExampleDocument } from '../test/example-records.ts'
import { calculateDeletionMinutesLeft } from './DocumentGroup.tsx'
import { documentCategories, getDocumentCategory, groupDocumentsByCategory } from './document-category.ts'

const exampleLinkedItem = { id: 1 }

test('@DOC-02 the category is determined by the linked item, then by the tenant’s category, then by the author', () => {
  expect(
    getDocumentCategory(
      createExampleDocument({ damage: exampleLinkedItem, user_id: 1, documentcategory_id: 6 }),
    ),
  ).toBe('damage')
  expect(
    getDocumentCategory(createExampleDocument({ mortgage: exampleLinkedItem, documentcategory_id: 6 })),
  ).toBe('mortgage')
  expect(getDocumentCategory(createExampleDocument({ policy: exampleLinkedItem }))).toBe('policy')
  expect(getDocumentCategory(createExampleDocument({ documentcategory_id: '6', user_id: 1 }))).toBe('credit')
  expect(getDocumentCategory(createExampleDocument({ documentcategory_id: 2, user_id: 1 }))).toBe('adviser')
  expect(getDocumentCategory(createExampleDocument())).toBe('customer')
  expect(getDocumentCategory(createExampleDocument({ is_tenant_document: true, user_id: 1 }))).toBe('tenant')
})

test('@DOC-02 groups contain every document once, in display order', () => {
  const arbitrary = fc.record({
    id: fc.integer({ min: 1 }),
    user_id: fc.option(fc.constant(1)),
    mortgage: fc.option(fc.constant(exampleLinkedItem)),
    documentcategory_id: fc.option(fc.constantFrom(6, 2)),
    is_tenant_document: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(arbitrary), (given) => {
      const documents = given.map((one) => createExampleDocument(one))
      const groups = groupDocumentsByCategory(documents)
      expect(groups.flatMap((group) => group.documents)).toHaveLength(documents.length)
      const order = groups.map(({ category }) => documentCategories.indexOf(category))
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }),
  )
})

test('@DOC-08 the countdown requires that the server marks the document as deletable', () => {
  const getTimeAfterCreation = (minutes: number) => Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000
  const deletable = createExampleDocument({ deletable: true })
  expect(calculateDeletionMinutesLeft(deletable, getTimeAfterCreation(0))).toBe(60)
  expect(calculateDeletionMinutesLeft(deletable, getTimeAfterCreation(17.5))).toBe(43)
  expect(calculateDeletionMinutesLeft(deletable, getTimeAfterCreation(59.9))).toBe(1)
  expect(calculateDeletionMinutesLeft(deletable, getTimeAfterCreation(75))).toBe(1)
  expect(
    calculateDeletionMinutesLeft(createExampleDocument({ deletable: false }), getTimeAfterCreation(1)),
  ).toBeNull()
})
