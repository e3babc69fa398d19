import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRequestedDocumentResponse } from './requested-document-response.ts'

const exampleTime = new Date('2026-03-04T10:00:00Z')
const exampleProgress = {
  id: 1,
  customerId: 2,
  tenantId: 3,
  mortgageId: 4,
  name: 'Loonstrook',
  sent: false,
  date: null,
}
const exampleRow = { ...exampleProgress, adviserSeenAt: null, createdAt: exampleTime, updatedAt: exampleTime }

test('a rejection reason is shown before the request’s comment until something new is sent @DESK-04', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.option(fc.constant('te oud')),
      fc.option(fc.constant('van deze maand')),
      (received, completed, rejected, comment) => {
        const shownComment = toRequestedDocumentResponse({
          ...exampleRow,
          received,
          completed,
          rejected,
          comment,
        }).comment
        expect(shownComment?.includes('Niet goedgekeurd: te oud') ?? false).toBe(
          rejected !== null && !received && !completed,
        )
        expect(shownComment?.endsWith('van deze maand') ?? false).toBe(comment !== null)
        if (shownComment === null)
          expect([comment, rejected === null || received || completed]).toEqual([null, true])
      },
    ),
  )
})
