import type { CallResponse } from '@portal/contract/call'
import type { ConversationMessage, getDeskInbox } from '@portal/contract/desk/conversation'
import type { CustomerEdit } from '@portal/contract/desk/customer-edit'
import type { ListedCustomer } from '@portal/contract/desk/desk-customer'
import type { DeskDocument } from '@portal/contract/desk/desk-document'
import type { WorkQueueItem, WorkQueueItemKind, WorkQueueItemsOfKind } from '@portal/contract/desk/work-queue'

/** Current time in the tests with these examples. */
export const exampleNow = new Date('2026-11-26T10:00:00Z')

export const exampleCustomerAnna = { id: 1, name: 'Anna de Wit' }
export const exampleCustomerBram = { id: 2, name: 'Bram Jansen' }

export const createExampleQueueItem = (given: Partial<WorkQueueItem> = {}): WorkQueueItem => ({
  id: 1,
  customer: exampleCustomerAnna,
  title: null,
  at: null,
  due: null,
  taken_by: null,
  ...given,
})

const createExampleQueueItemsOfKind = (
  kind: WorkQueueItemKind,
  count: number,
  ...items: Partial<WorkQueueItem>[]
): WorkQueueItemsOfKind => ({
  kind,
  count,
  items: items.map(createExampleQueueItem),
})

/** Open items of every kind except damages; there are more messages than the list shows. */
export const exampleQueue: readonly WorkQueueItemsOfKind[] = [
  createExampleQueueItemsOfKind('appointment', 1, {
    id: 5,
    title: 'Jaargesprek',
    due: '2026-11-27T09:00:00Z',
  }),
  createExampleQueueItemsOfKind('damage', 0),
  createExampleQueueItemsOfKind('message', 7, {
    id: 11,
    customer: exampleCustomerBram,
    title: 'Vraag over rente',
    at: '2026-11-26T08:12:00Z',
  }),
  createExampleQueueItemsOfKind('document', 1, {
    id: 21,
    title: 'loonstrook.pdf',
    at: '2026-11-21T09:00:00Z',
  }),
  createExampleQueueItemsOfKind('lead', 1, { id: 31, title: 'refinance', at: '2026-11-25T09:00:00Z' }),
  createExampleQueueItemsOfKind('edit', 1, {
    id: 41,
    customer: exampleCustomerBram,
    title: 'mortgage/7',
    at: '2026-11-24T09:00:00Z',
  }),
  createExampleQueueItemsOfKind('overdue', 1, { id: 51, title: 'Paspoort', due: '2026-11-20' }),
  createExampleQueueItemsOfKind('coming', 1, { id: 61, title: 'fixed-end', due: '2026-12-10' }),
]

/** Creates a message with the given properties, from a customer by default. */
export const createExampleMessage = (given: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 11,
  from: 'customer',
  by: null,
  at: '2026-11-25T09:30:00Z',
  subject: null,
  text: 'Wanneer loopt mijn rente af?',
  documents: [],
  kind: 'message',
  seen_at: null,
  ...given,
})

/** A conversation: a handled message with a document, an unseen reply, a note, and an open message. */
export const exampleConversation: readonly ConversationMessage[] = [
  createExampleMessage({
    id: 8,
    text: 'Hier is mijn loonstrook.',
    documents: [{ id: 21, name: 'loonstrook.pdf' }],
    seen_at: '2026-11-21T12:00:00Z',
  }),
  createExampleMessage({
    id: 9,
    from: 'tenant',
    by: 'Sanne Vermeulen',
    subject: 'Je loonstrook',
    text: 'Dank je.',
    kind: null,
  }),
  createExampleMessage({ id: 9, from: 'note', by: 'Ruben Smit', text: 'Bel na de feestdagen.', kind: null }),
  createExampleMessage(),
]

type InboxMessage = CallResponse<typeof getDeskInbox>['data'][number]

/** Open messages of customers: an old damage, and a message. */
export const exampleInbox: readonly InboxMessage[] = [
  {
    ...createExampleMessage({ id: 7, kind: 'damage', text: 'Lekkage op zolder', at: '2026-11-20T09:00:00Z' }),
    customer: exampleCustomerBram,
    taken_by: null,
  },
  { ...createExampleMessage(), customer: exampleCustomerAnna, taken_by: null },
]

export const createExampleListedCustomer = (given: Partial<ListedCustomer> = {}): ListedCustomer => ({
  ...exampleCustomerAnna,
  username: 'anna',
  email: 'anna@example.nl',
  date_of_birth: '1985-04-12',
  city: 'Utrecht',
  waiting: 2,
  last_seen_at: '2026-11-25T08:00:00Z',
  locked: false,
  ...given,
})

/** Two customers: one with an open item, and one who never signed in and whose file is locked. */
export const exampleCustomers: readonly ListedCustomer[] = [
  createExampleListedCustomer(),
  createExampleListedCustomer({
    ...exampleCustomerBram,
    username: 'bram',
    email: null,
    waiting: 0,
    last_seen_at: null,
    locked: true,
  }),
]

export const createExampleDocument = (given: Partial<DeskDocument> = {}): DeskDocument => ({
  id: 21,
  customer: exampleCustomerAnna,
  name: 'loonstrook.png',
  mime_type: 'image/png',
  size: 217_000,
  created_at: '2026-11-21T09:00:00Z',
  from_customer: true,
  by: null,
  asked_for: { kind: 'mortgage', name: 'Loonstrook', comment: 'van deze maand', date: '2026-12-01' },
  review: null,
  ...given,
})

/** Documents to review, oldest first. */
export const exampleDocuments: readonly DeskDocument[] = [
  createExampleDocument(),
  createExampleDocument({ id: 22, customer: exampleCustomerBram, name: 'paspoort.png', asked_for: null }),
  createExampleDocument({ id: 23, name: 'taxatie.png' }),
]

export const createExampleEdit = (given: Partial<CustomerEdit> = {}): CustomerEdit => ({
  id: 41,
  customer: exampleCustomerBram,
  by: null,
  form: 'mortgage/7',
  at: '2026-11-26T08:12:00Z',
  changes: [
    { path: 'part.3.interest', from: 3.1, to: 3.85 },
    { path: 'part.3.remainingDebt', from: 98_475, to: null },
    { path: 'part.3.fixedUntil', from: null, to: '2036-03-01' },
    { path: 'part.3.nhg', from: false, to: true },
    { path: 'part.3.fixedDuration', from: 120, to: 240 },
  ],
  ...given,
})

export const exampleEdits: readonly CustomerEdit[] = [
  createExampleEdit(),
  createExampleEdit({
    id: 42,
    customer: exampleCustomerAnna,
    form: 'contact_details',
    at: '2026-11-20T09:00:00Z',
    changes: [{ path: 'customer.1.mobile', from: '0612345678', to: '0687654321' }],
  }),
]
