import { type WorkQueueItemKind, workQueueItemKinds } from '@portal/contract/desk/work-queue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createExampleQueueItem } from '../test/example-desk-data.ts'
import { getQueueItemPath, getQueueListPath } from './queue-paths.ts'

type ItemId = string | number

const idArbitrary = fc.oneof(fc.nat(), fc.string({ minLength: 1 }))
const getExampleItemPath = (kind: WorkQueueItemKind, id: ItemId = 5, customer: ItemId = 1) =>
  getQueueItemPath(kind, createExampleQueueItem({ id, customer: { id: customer, name: 'Anna de Wit' } }))

test('a document and a change link to themselves, an appointment to its week, and any other item to its customer’s file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...workQueueItemKinds), idArbitrary, idArbitrary, (kind, id, customer) => {
      const own: Partial<Record<WorkQueueItemKind, string>> = {
        document: `/desk/documents/${encodeURIComponent(id)}`,
        edit: `/desk/edits#${encodeURIComponent(id)}`,
        appointment: '/desk/appointments',
      }
      const [file] = getExampleItemPath(kind, id, customer).split('?')
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
] as const)('an item of kind %s links to the view of the file that handles it', (kind, view) => {
  expect(getExampleItemPath(kind).split('?view=')[1]).toBe(view)
})

test('each kind with a list of its own links to that list', () => {
  expect(Object.fromEntries(workQueueItemKinds.map((kind) => [kind, getQueueListPath(kind)]))).toEqual({
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
