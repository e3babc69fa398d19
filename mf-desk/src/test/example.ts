import type { AnswerOf } from '@portal/contract/call'
import type { ConversationMessage, getDeskInbox } from '@portal/contract/desk/conversation'
import type { ListedCustomer } from '@portal/contract/desk/customer'
import type { DeskDocument } from '@portal/contract/desk/document'
import type { DeskEdit } from '@portal/contract/desk/edit'
import type { QueueItem, QueueKind, QueuePart } from '@portal/contract/desk/queue'

/** Current time of the examples. */
export const now = new Date('2026-11-26T10:00:00Z')

export const anna = { id: 1, name: 'Anna de Wit' }
export const bram = { id: 2, name: 'Bram Jansen' }

/** An open item of the desk with given properties. */
export const exampleItem = (given: Partial<QueueItem> = {}): QueueItem => ({
  id: 1,
  customer: anna,
  title: null,
  at: null,
  due: null,
  taken_by: null,
  ...given,
})

const part = (kind: QueueKind, count: number, ...items: Partial<QueueItem>[]): QueuePart => ({
  kind,
  count,
  items: items.map(exampleItem),
})

/** Open items: of each kind except damages, with more messages than are listed. */
export const queue: readonly QueuePart[] = [
  part('appointment', 1, { id: 5, title: 'Jaargesprek', due: '2026-11-27T09:00:00Z' }),
  part('damage', 0),
  part('message', 7, { id: 11, customer: bram, title: 'Vraag over rente', at: '2026-11-26T08:12:00Z' }),
  part('document', 1, { id: 21, title: 'loonstrook.pdf', at: '2026-11-21T09:00:00Z' }),
  part('lead', 1, { id: 31, title: 'refinance', at: '2026-11-25T09:00:00Z' }),
  part('edit', 1, { id: 41, customer: bram, title: 'mortgage/7', at: '2026-11-24T09:00:00Z' }),
  part('overdue', 1, { id: 51, title: 'Paspoort', due: '2026-11-20' }),
  part('coming', 1, { id: 61, title: 'fixed-end', due: '2026-12-10' }),
]

/** A message, from a customer by default. */
export const exampleMessage = (given: Partial<ConversationMessage> = {}): ConversationMessage => ({
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
export const conversation: readonly ConversationMessage[] = [
  exampleMessage({
    id: 8,
    text: 'Hier is mijn loonstrook.',
    documents: [{ id: 21, name: 'loonstrook.pdf' }],
    seen_at: '2026-11-21T12:00:00Z',
  }),
  exampleMessage({
    id: 9,
    from: 'tenant',
    by: 'Sanne Vermeulen',
    subject: 'Je loonstrook',
    text: 'Dank je.',
    kind: null,
  }),
  exampleMessage({ id: 9, from: 'note', by: 'Ruben Smit', text: 'Bel na de feestdagen.', kind: null }),
  exampleMessage(),
]

type Waiting = AnswerOf<typeof getDeskInbox>['data'][number]

/** Open messages of customers: an old damage, and a message. */
export const inbox: readonly Waiting[] = [
  {
    ...exampleMessage({ id: 7, kind: 'damage', text: 'Lekkage op zolder', at: '2026-11-20T09:00:00Z' }),
    customer: bram,
    taken_by: null,
  },
  { ...exampleMessage(), customer: anna, taken_by: null },
]

/** A listed customer with given properties. */
export const exampleListed = (given: Partial<ListedCustomer> = {}): ListedCustomer => ({
  ...anna,
  username: 'anna',
  email: 'anna@example.nl',
  date_of_birth: '1985-04-12',
  city: 'Utrecht',
  waiting: 2,
  last_seen_at: '2026-11-25T08:00:00Z',
  locked: false,
  ...given,
})

/** Customers: one with an open item, and one who never signed in and whose file is locked. */
export const customers: readonly ListedCustomer[] = [
  exampleListed(),
  exampleListed({ ...bram, username: 'bram', email: null, waiting: 0, last_seen_at: null, locked: true }),
]

/** A document from a customer with given properties. */
export const exampleDocument = (given: Partial<DeskDocument> = {}): DeskDocument => ({
  id: 21,
  customer: anna,
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
export const documents: readonly DeskDocument[] = [
  exampleDocument(),
  exampleDocument({ id: 22, customer: bram, name: 'paspoort.png', asked_for: null }),
  exampleDocument({ id: 23, name: 'taxatie.png' }),
]

/** A customer's change with given properties. */
export const exampleEdit = (given: Partial<DeskEdit> = {}): DeskEdit => ({
  id: 41,
  customer: bram,
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

/** Changes to review. */
export const edits: readonly DeskEdit[] = [
  exampleEdit(),
  exampleEdit({
    id: 42,
    customer: anna,
    form: 'contact_details',
    at: '2026-11-20T09:00:00Z',
    changes: [{ path: 'customer.1.mobile', from: '0612345678', to: '0687654321' }],
  }),
]
