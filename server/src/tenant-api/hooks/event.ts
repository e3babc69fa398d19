import type { TenantEventType, tenantEventData } from '@portal/contract/tenant-api/events'
import type { InferOutput } from 'valibot'
import type { tenantEvents } from '../../database/tables/tenant-hooks.ts'
import { fieldChanges, type RowChange } from '../../edits/row-change.ts'

/** A row of the event table. */
export type EventRow = typeof tenantEvents.$inferSelect

type EventData = { [T in TenantEventType]: InferOutput<(typeof tenantEventData)[T]> }
type Read = ReturnType<typeof reader>

/** Record kinds that a customer's reply can refer to, by the portal's name. */
const repliedTo = new Map([
  ['attachable', 'mail'],
  ['signal', 'notice'],
  ['note', 'note'],
])

/** Tables that a document can belong to, by record kind, with their id column. */
const belongings = {
  mortgage: 'mortgage_id',
  damage: 'damage_id',
  policy: 'policy_id',
  task: 'task_id',
  mortgage_request: 'mortgage_progress_id',
  damage_request: 'damage_progress_id',
}

/** Record kinds that customers change, by table name; relatives have their kind in a column. */
const changedKinds = new Map([
  ['living', 'home'],
  ['part', 'mortgage_part'],
  ['retirement', 'pension'],
])

/** Parses the row of an event, which its table's triggers copied. */
function reader({ record, ownIds }: EventRow) {
  const text = (column: string) => (record[column] ?? null) as string | null
  const number = (column: string) => record[column] as number
  const named = (kind: string, of: number) => ({ id: ownIds[`${kind}/${of}`] ?? null, number: of })
  return {
    text,
    required: (column: string) => text(column) ?? '',
    number,
    moment: (column: string) => new Date(record[column] as string).toISOString(),
    named,
    maybe: (kind: string, column: string) => {
      const of = record[column]
      return typeof of === 'number' ? { kind, ...named(kind, of) } : null
    },
    actor: () => (record.acted_by ?? null) as number | null,
    documents: () => (record.document_ids as number[]).map((id) => named('document', id)),
    changes: () => (record.changes ?? []) as RowChange[],
    answers: () => record.custom_fields as Record<string, string>,
  }
}

const sent = ({ number, named, actor }: Read) => ({
  number: number('id'),
  customer: named('customer', number('customer_id')),
  acted_by: actor(),
})

const written = (read: Read) => ({
  ...sent(read),
  subject: read.text('subject'),
  content: read.required('content'),
  documents: read.documents(),
})

const appointment = ({ number, named, moment, text, answers, actor }: Read) => ({
  appointment: named('appointment', number('id')),
  customer: named('customer', number('customer_id')),
  acted_by: actor(),
  appointment_type: named('appointment_type', number('type_id')),
  resource: named('resource', number('resource_id')),
  start: moment('start'),
  end: moment('end'),
  summary: text('summary'),
  description: text('description'),
  custom_fields: answers(),
})

const signing = (read: Read) => {
  const document = read.maybe('document', 'document_id')
  return {
    number: read.number('id'),
    customer: read.named('customer', read.number('customer_id')),
    document: document && { id: document.id, number: document.number },
    kind: read.required('kind'),
    name: read.required('name'),
    hash: read.required('hash'),
    asked_by: read.required('asked_by'),
  }
}

function changeOf(change: RowChange, { named }: Read): EventData['edit.created']['changes'][number] {
  const [table = '', number = ''] = change.record.split('/')
  const kind =
    table === 'relative' ? String((change.after ?? change.before)?.kind) : (changedKinds.get(table) ?? table)
  const what = change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'
  return { record: { kind, ...named(kind, Number(number)) }, what, fields: fieldChanges([change]) }
}

const tellers: { [T in TenantEventType]: (read: Read) => EventData[T] } = {
  'message.created': (read) => ({
    ...written(read),
    screen: read.text('screen'),
    category: read.text('category'),
    reply_to: read.maybe(repliedTo.get(read.required('reply_to_type')) ?? '', 'reply_to_id'),
  }),
  'document.created': (read) => ({
    document: read.named('document', read.number('id')),
    customer: read.named('customer', read.number('customer_id')),
    acted_by: read.actor(),
    name: read.required('name'),
    type: read.text('type'),
    mime_type: read.required('mime_type'),
    extension: read.required('extension'),
    size: read.number('size'),
    screen: read.text('screen'),
    belongs_to: Object.entries(belongings).flatMap(([kind, column]) => read.maybe(kind, column) ?? []),
  }),
  'document.signed': (read) => ({
    ...signing(read),
    sealed: read.named('document', read.number('sealed_id')),
    factor: read.required('factor'),
  }),
  'document.declined': (read) => ({ ...signing(read), reason: read.required('reason') }),
  'edit.created': (read) => ({
    ...sent(read),
    form: read.text('screen'),
    changes: read.changes().map((change) => changeOf(change, read)),
  }),
  'damage.reported': written,
  'lead.created': (read) => ({
    ...sent(read),
    screen: read.text('screen'),
    subject: read.text('subject'),
    content: read.required('content'),
  }),
  'appointment.booked': appointment,
  'appointment.cancelled': (read) => ({
    ...appointment(read),
    by: read.text('by') === 'staff' ? 'staff' : 'customer',
  }),
  'task.answered': (read) => {
    const task = read.maybe('task', 'task_id')
    return {
      ...sent(read),
      task: task && { id: task.id, number: task.number },
      status: read.text('task_status'),
      content: read.required('content'),
      documents: read.documents(),
    }
  },
}

/** Event as sent to tenants: always the same for a row, even if the file has changed since. */
export const eventOf = (row: EventRow) => ({
  type: row.type,
  timestamp: row.at.toISOString(),
  sequence: row.sequence,
  data: tellers[row.type](reader(row)),
})
