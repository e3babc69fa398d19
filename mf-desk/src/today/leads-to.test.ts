import { type QueueKind, queueKinds } from '@portal/contract/desk/queue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleItem } from '../test/example.ts'
import { leadsTo, listOf } from './leads-to.ts'

type Id = string | number

const ids = fc.oneof(fc.nat(), fc.string({ minLength: 1 }))
const addressOf = (kind: QueueKind, id: Id = 5, customer: Id = 1) =>
  leadsTo(kind, exampleItem({ id, customer: { id: customer, name: 'Anna de Wit' } }))

test('a document and a change lead to themselves, an appointment to its week, all else to the file of the customer, whatever their ids are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...queueKinds), ids, ids, (kind, id, customer) => {
      const own: Partial<Record<QueueKind, string>> = {
        document: `/desk/documents/${encodeURIComponent(id)}`,
        edit: `/desk/edits#${encodeURIComponent(id)}`,
        appointment: '/desk/appointments',
      }
      const [file] = addressOf(kind, id, customer).split('?')
      expect(file).toBe(own[kind] ?? `/desk/customers/${encodeURIComponent(customer)}`)
    }),
  )
})

test.each([
  ['message', 'conversation'],
  ['damage', 'conversation'],
  ['lead', 'advice'],
  ['overdue', 'requests'],
  ['signing', 'requests'],
  ['coming', undefined],
] as const)('of a file, %s leads to the view that it is dealt with in', (kind, view) => {
  expect(addressOf(kind).split('?view=')[1]).toBe(view)
})

test('all of a kind stands at the screen that has it, where one has', () => {
  expect(Object.fromEntries(queueKinds.map((kind) => [kind, listOf(kind)]))).toEqual({
    appointment: '/desk/appointments',
    damage: '/desk/inbox',
    message: '/desk/inbox',
    document: '/desk/documents',
    lead: '/desk/inbox',
    edit: '/desk/edits',
    overdue: undefined,
    coming: undefined,
  })
})
