import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRequestedDocuments } from './requested-documents.ts'

test('each line is a document, with a description after a colon', () => {
  expect(parseRequestedDocuments('Loonstrook: van deze maand, 12:00 uur\n\n Paspoort ')).toEqual([
    { name: 'Loonstrook', comment: 'van deze maand, 12:00 uur' },
    { name: 'Paspoort' },
  ])
})

test('a text without documents, with too many, or with a description without a name is invalid', () => {
  expect(parseRequestedDocuments(' \n ')).toBeNull()
  expect(parseRequestedDocuments(Array(21).fill('x').join('\n'))).toBeNull()
  expect(parseRequestedDocuments(': van deze maand')).toBeNull()
  expect(parseRequestedDocuments('x'.repeat(201))).toBeNull()
})

test('for any text, each document has a name of one line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      for (const { name, comment } of parseRequestedDocuments(text) ?? []) {
        expect(name).toMatch(/^\S/)
        expect(`${name}${comment ?? ''}`).not.toContain('\n')
      }
    }),
  )
})
