import type { TenantEventType, tenantEventData } from '@portal/contract/tenant-api/tenant-events'
import type { InferOutput } from 'valibot'
import type { tenantEvents } from '../../database/tables/tenant-webhook.ts'
import { type RowChange, toFieldChanges } from '../../edits/row-change.ts'
import { storedRecordKinds } from '../stored/stored-record-kinds.ts'

export type TenantEventRow = typeof tenantEvents.$inferSelect

type EventDataByType = { [T in TenantEventType]: InferOutput<(typeof tenantEventData)[T]> }
type EventReader = ReturnType<typeof createEventReader>

/** Kind of the record that a message answers, by value of `reply_to_type`. */
const repliedKindByType = new Map([
  ['attachable', 'mail'],
  ['signal', 'notice'],
  ['note', 'note'],
])

/** Maps the names that a form's changes use to kinds of records, where the two differ. */
const changedKindByTable = new Map([
  ['living', 'home'],
  ['part', 'mortgage_part'],
  ['retirement', 'pension'],
])

/** Creates functions that read columns of the changed row, which a trigger copied into the event. */
function createEventReader({ record, ownIds }: TenantEventRow) {
  const readText = (column: string) => (record[column] ?? null) as string | null
  const readNumber = (column: string) => record[column] as number
  const createReference = (kind: string, number: number) => ({
    id: ownIds[`${kind}/${number}`] ?? null,
    number,
  })
  return {
    readText,
    readRequiredText: (column: string) => readText(column) ?? '',
    readNumber,
    readTimestamp: (column: string) => new Date(record[column] as string).toISOString(),
    createReference,
    readReference: (kind: string, column: string) => {
      const number = record[column]
      return typeof number === 'number' ? { kind, ...createReference(kind, number) } : null
    },
    readActor: () => (record.acted_by ?? null) as number | null,
    readDocuments: () => (record.document_ids as number[]).map((id) => createReference('document', id)),
    readChanges: () => (record.changes ?? []) as RowChange[],
    readAnswers: () => record.custom_fields as Record<string, string>,
  }
}

const toCommonEventData = (reader: EventReader) => ({
  number: reader.readNumber('id'),
  customer: reader.createReference('customer', reader.readNumber('customer_id')),
  acted_by: reader.readActor(),
})

const toMessageEventData = (reader: EventReader) => ({
  ...toCommonEventData(reader),
  subject: reader.readText('subject'),
  content: reader.readRequiredText('content'),
  documents: reader.readDocuments(),
})

const toAppointmentData = (reader: EventReader) => ({
  appointment: reader.createReference('appointment', reader.readNumber('id')),
  customer: reader.createReference('customer', reader.readNumber('customer_id')),
  acted_by: reader.readActor(),
  appointment_type: reader.createReference('appointment_type', reader.readNumber('type_id')),
  resource: reader.createReference('resource', reader.readNumber('resource_id')),
  start: reader.readTimestamp('start'),
  end: reader.readTimestamp('end'),
  summary: reader.readText('summary'),
  description: reader.readText('description'),
  custom_fields: reader.readAnswers(),
})

const toSigningEventData = (reader: EventReader) => {
  const document = reader.readReference('document', 'document_id')
  return {
    number: reader.readNumber('id'),
    customer: reader.createReference('customer', reader.readNumber('customer_id')),
    document: document && { id: document.id, number: document.number },
    kind: reader.readRequiredText('kind'),
    name: reader.readRequiredText('name'),
    hash: reader.readRequiredText('hash'),
    asked_by: reader.readRequiredText('requested_by'),
  }
}

function toChangeData(
  change: RowChange,
  { createReference }: EventReader,
): EventDataByType['edit.created']['changes'][number] {
  const [table = '', number = ''] = change.record.split('/')
  const kind =
    table === 'relative'
      ? String((change.after ?? change.before)?.kind)
      : (changedKindByTable.get(table) ?? table)
  const what = change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'
  return {
    record: { kind, ...createReference(kind, Number(number)) },
    what,
    fields: toFieldChanges([change]),
  }
}

const eventDataBuilders: { [T in TenantEventType]: (reader: EventReader) => EventDataByType[T] } = {
  'message.created': (reader) => ({
    ...toMessageEventData(reader),
    screen: reader.readText('screen'),
    category: reader.readText('category'),
    reply_to: reader.readReference(
      repliedKindByType.get(reader.readRequiredText('reply_to_type')) ?? '',
      'reply_to_id',
    ),
  }),
  'document.created': (reader) => ({
    document: reader.createReference('document', reader.readNumber('id')),
    customer: reader.createReference('customer', reader.readNumber('customer_id')),
    acted_by: reader.readActor(),
    name: reader.readRequiredText('name'),
    type: reader.readText('type'),
    mime_type: reader.readRequiredText('mime_type'),
    extension: reader.readRequiredText('extension'),
    size: reader.readNumber('size'),
    screen: reader.readText('screen'),
    belongs_to: Object.entries(storedRecordKinds.document.links).flatMap(
      ([kind, name]) =>
        reader.readReference(kind, storedRecordKinds.document.tableColumns[name]?.name ?? '') ?? [],
    ),
  }),
  'document.signed': (reader) => ({
    ...toSigningEventData(reader),
    sealed: reader.createReference('document', reader.readNumber('sealed_id')),
    factor: reader.readRequiredText('factor'),
  }),
  'document.declined': (reader) => ({
    ...toSigningEventData(reader),
    reason: reader.readRequiredText('reason'),
  }),
  'edit.created': (reader) => ({
    ...toCommonEventData(reader),
    form: reader.readText('screen'),
    changes: reader.readChanges().map((change) => toChangeData(change, reader)),
  }),
  'damage.reported': toMessageEventData,
  'lead.created': (reader) => ({
    ...toCommonEventData(reader),
    screen: reader.readText('screen'),
    subject: reader.readText('subject'),
    content: reader.readRequiredText('content'),
  }),
  'appointment.booked': toAppointmentData,
  'appointment.cancelled': (reader) => ({
    ...toAppointmentData(reader),
    by: reader.readText('by') === 'staff' ? 'staff' : 'customer',
  }),
  'task.answered': (reader) => {
    const task = reader.readReference('task', 'task_id')
    return {
      ...toCommonEventData(reader),
      task: task && { id: task.id, number: task.number },
      status: reader.readText('task_status'),
      content: reader.readRequiredText('content'),
      documents: reader.readDocuments(),
    }
  },
}

/** Converts an event to wire format. The result is the same for every delivery, even if the file has changed since. */
export const toTenantEventResponse = (row: TenantEventRow) => ({
  type: row.type,
  timestamp: row.at.toISOString(),
  sequence: row.sequence,
  data: eventDataBuilders[row.type](createEventReader(row)),
})
