import { appointmentResources, appointments, appointmentTypes } from '../../database/tables/appointment.ts'
import { customerSignals } from '../../database/tables/customer-signal.ts'
import { documents } from '../../database/tables/document.ts'
import { mails } from '../../database/tables/mail.ts'
import { notes } from '../../database/tables/note.ts'
import { tasks } from '../../database/tables/task.ts'
import { defineStoredRecordKind } from './stored-record-kind.ts'

export const storedInbox = {
  task: defineStoredRecordKind(tasks, tasks.id, {
    columns: {
      title: 'title',
      status: 'status',
      description: 'description',
      date: 'date',
      time: 'time',
      created_at: 'createdAt',
      seen_by_customer: 'seenAt',
      seen_by_advisor: 'adviserSeenAt',
    },
  }),
  note: defineStoredRecordKind(notes, notes.id, {
    links: { documents: 'documentIds' },
    columns: {
      title: 'title',
      content: 'content',
      datetime: 'createdAt',
      seen_by_customer: 'seenAt',
      wants_answer: 'wantsAnswer',
      answered_at: 'answeredAt',
      seen_by_advisor: 'adviserSeenAt',
    },
  }),
  notice: defineStoredRecordKind(customerSignals, customerSignals.id, {
    columns: {
      description: 'description',
      customer_message: 'customerMessage',
      status: 'status',
      finished_at: 'finishedAt',
      snoozed_until: 'snoozedUntil',
      searchable_type: 'searchableType',
      created_at: 'createdAt',
      seen_by_customer: 'seenAt',
    },
  }),
  mail: defineStoredRecordKind(mails, mails.id, {
    columns: {
      subject: 'subject',
      from: 'from',
      to: 'to',
      cc: 'cc',
      bcc: 'bcc',
      content: 'content',
      created_by: 'createdBy',
      origin: 'origin',
      visible_for_customer: 'visible',
      bulk: 'bulk',
      created_at: 'createdAt',
      seen_by_customer: 'seenAt',
    },
    separateFields: ['attachments'],
  }),
  document: defineStoredRecordKind(documents, documents.id, {
    links: {
      mortgage: 'mortgageId',
      policy: 'policyId',
      damage: 'damageId',
      task: 'taskId',
      mortgage_request: 'mortgageProgressId',
      damage_request: 'damageProgressId',
    },
    columns: {
      name: 'name',
      type: 'type',
      documentcategory_id: 'categoryId',
      user_id: 'userId',
      as_json: 'asJson',
      created_at: 'createdAt',
      updated_at: 'updatedAt',
    },
    separateFields: ['file'],
  }),
  resource: defineStoredRecordKind(appointmentResources, appointmentResources.id, {
    columns: { name: 'name' },
  }),
  appointment_type: defineStoredRecordKind(appointmentTypes, appointmentTypes.id, {
    links: { resources: 'resourceIds' },
    columns: {
      name: 'name',
      description: 'description',
      category_id: 'categoryId',
      category: 'category',
      price: 'price',
      duration: 'duration',
      buffer: 'buffer',
      minTimeBeforeAppointment: 'minHours',
      maxTimeBeforeAppointment: 'maxHours',
      canBeBookedByConsumer: 'forCustomers',
      takes_bookings: 'takesBookings',
      customFields: 'customFields',
    },
  }),
  appointment: defineStoredRecordKind(appointments, appointments.id, {
    links: { appointment_type: 'typeId', resource: 'resourceId' },
    columns: {
      time_start: 'start',
      time_end: 'end',
      description: 'description',
      summary: 'summary',
      custom_fields: 'customFields',
    },
  }),
}
