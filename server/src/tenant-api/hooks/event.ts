import type { TenantEventType, tenantEventData } from '@portal/contract/tenant-api/tenant-events'
import type { InferOutput } from 'valibot'
import type { tenantEvents } from '../../database/tables/tenant-hooks.ts'
import { type RowChange, toFieldChanges } from '../../edits/row-change.ts'

/** A row of the event table. */
export type EventRow = typeof tenantEvents.$inferSelect

type EventData = { [T in TenantEventType]: InferOutput<(typeof tenantEventData)[T]> }
type EventReader = ReturnType<typeof createEventReader>

/** Record kinds that a customer's reply can refer to, by the value of the column `reply_to_type`. */
const repliedKindByType = new Map([
  ['attachable', 'mail'],
  ['signal', 'notice'],
  ['note', 'note'],
])

/** Tables that a document can belong to, by record kind, with their id column. */
const relatedColumns = {
  mortgage: 'mortgage_id',
  damage: 'damage_id',
  policy: 'policy_id',
  task: 'task_id',
  mortgage_request: 'mortgage_progress_id',
  damage_request: 'damage_progress_id',
}

/** Record kinds that customers change, by table name; relatives have their kind in a column. */
const changedKindByTable = new Map([
  ['living', 'home'],
  ['part', 'mortgage_part'],
  ['retirement', 'pension'],
])

/** Parses the row of an event, which its table's triggers copied. */
function createEventReader({ record, ownIds }: EventRow) {
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

const toSentData = ({ number, named, actor }: EventReader) => ({
  number: number('id'),
  customer: named('customer', number('customer_id')),
  acted_by: actor(),
})

const toWrittenData = (read: EventReader) => ({
  ...toSentData(read),
  subject: read.text('subject'),
  content: read.required('content'),
  documents: read.documents(),
})

const toAppointmentData = ({ number, named, moment, text, answers, actor }: EventReader) => ({
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

const toSigningData = (read: EventReader) => {
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

function toChangeData(
  change: RowChange,
  { named }: EventReader,
): EventData['edit.created']['changes'][number] {
  const [table = '', number = ''] = change.record.split('/')
  const kind =
    table === 'relative'
      ? String((change.after ?? change.before)?.kind)
      : (changedKindByTable.get(table) ?? table)
  const what = change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'
  return { record: { kind, ...named(kind, Number(number)) }, what, fields: toFieldChanges([change]) }
}

const eventDataBuilders: { [T in TenantEventType]: (read: EventReader) => EventData[T] } = {
  'message.created': (read) => ({
    ...toWrittenData(read),
    screen: read.text('screen'),
    category: read.text('category'),
    reply_to: read.maybe(repliedKindByType.get(read.required('reply_to_type')) ?? '', 'reply_to_id'),
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
    belongs_to: Object.entries(relatedColumns).flatMap(([kind, column]) => read.maybe(kind, column) ?? []),
  }),
  'document.signed': (read) => ({
    ...toSigningData(read),
    sealed: read.named('document', read.number('sealed_id')),
    factor: read.required('factor'),
  }),
  'document.declined': (read) => ({ ...toSigningData(read), reason: read.required('reason') }),
  'edit.created': (read) => ({
    ...toSentData(read),
    form: read.text('screen'),
    changes: read.changes().map((change) => toChangeData(change, read)),
  }),
  'damage.reported': toWrittenData,
  'lead.created': (read) => ({
    ...toSentData(read),
    screen: read.text('screen'),
    subject: read.text('subject'),
    content: read.required('content'),
  }),
  'appointment.booked': toAppointmentData,
  'appointment.cancelled': (read) => ({
    ...toAppointmentData(read),
    by: read.text('by') === 'staff' ? 'staff' : 'customer',
  }),
  'task.answered': (read) => {
    const task = read.maybe('task', 'task_id')
    return {
      ...toSentData(read),
      task: task && { id: task.id, number: task.number },
      status: read.text('task_status'),
      content: read.required('content'),
      documents: read.documents(),
    }
  },
}

/** Event as sent to tenants: always the same for a row, even if the file has changed since. */
export const toEvent = (row: EventRow) => ({
  type: row.type,
  timestamp: row.at.toISOString(),
  sequence: row.sequence,
  data: eventDataBuilders[row.type](createEventReader(row)),
})
