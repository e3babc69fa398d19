import * as v from '@portal/contract/valibot'
import { createListField } from '../list-field.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  calendarDateField,
  createNameField,
  createOptionalField,
  createTextField,
  numericIdField,
  timestampField,
} from './record-field.ts'

/**
 * Path of a file in the zip of an import. Files are below `documents/`, or below `mails/` in a copy that a customer
 * requested.
 */
const filePathField = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(?!.*\/\.{1,2}(?:\/|$))(documents|mails)\/[^\p{Cc}\\]+$/u,
    'must be the path of a file below documents/ or mails/',
  ),
)

export const documentRecord = defineTenantRecord({
  belongsTo: 'either',
  keptFields: ['created_at', 'updated_at'],
  links: {
    mortgage: { kind: 'mortgage' },
    policy: { kind: 'policy' },
    damage: { kind: 'damage' },
    task: { kind: 'task' },
    mortgage_request: { kind: 'mortgage_request' },
    damage_request: { kind: 'damage_request' },
  },
  data: v.strictObject({
    name: createNameField(),
    type: createOptionalField(createTextField(200)),
    /** 6 means credit; the tenant defines the other categories (DOC-02). */
    documentcategory_id: createOptionalField(numericIdField),
    /** Adviser who added the document. If null, the customer added it (DOC-02), and staff must review it. */
    user_id: createOptionalField(numericIdField),
    /** If true, the portal delivers the document as JSON instead of a file (DOC-05). */
    as_json: createOptionalField(booleanField),
    created_at: createOptionalField(timestampField),
    updated_at: createOptionalField(timestampField),
    /** Path of the file in the zip. A call for one document sends a form with the parts `record` and `file` instead. */
    file: createOptionalField(filePathField),
  }),
  summary: 'A document with its file. A document without a customer is shared with all customers.',
})

export const taskRecord = defineTenantRecord({
  keptFields: ['created_at', 'seen_by_customer', 'seen_by_advisor', 'status'],
  data: v.strictObject({
    title: createNameField(),
    status: createOptionalField(v.picklist(['open', 'answered', 'done'])),
    description: createOptionalField(createTextField(20_000)),
    date: createOptionalField(calendarDateField),
    time: createOptionalField(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'))),
    created_at: createOptionalField(timestampField),
    seen_by_customer: createOptionalField(timestampField),
    seen_by_advisor: createOptionalField(timestampField),
  }),
  summary: 'A task for a customer.',
})

/** The content is plain text (ENTITY-23). */
export const noteRecord = defineTenantRecord({
  links: { documents: { kind: 'document', many: true } },
  keptFields: ['datetime', 'seen_by_customer', 'answered_at', 'seen_by_advisor'],
  data: v.strictObject({
    title: createOptionalField(createTextField(200)),
    content: createOptionalField(createTextField(20_000)),
    datetime: createOptionalField(timestampField),
    seen_by_customer: createOptionalField(timestampField),
    wants_answer: createOptionalField(booleanField),
    answered_at: createOptionalField(timestampField),
    seen_by_advisor: createOptionalField(timestampField),
  }),
  summary: 'A message from the tenant to a customer, with documents of the file.',
})

export const noticeRecord = defineTenantRecord({
  keptFields: ['created_at', 'seen_by_customer', 'status'],
  data: v.strictObject({
    description: createNameField(2000),
    customer_message: createOptionalField(createTextField(20_000)),
    status: createOptionalField(createTextField(50)),
    finished_at: createOptionalField(timestampField),
    snoozed_until: createOptionalField(timestampField),
    searchable_type: createOptionalField(createTextField(50)),
    created_at: createOptionalField(timestampField),
    seen_by_customer: createOptionalField(timestampField),
  }),
  summary: 'A notice about a customer’s file.',
})

/** The content is HTML, which the portal sanitises when it shows the mail (ENTITY-19, ENTITY-20). */
export const mailRecord = defineTenantRecord({
  keptFields: ['created_at', 'seen_by_customer'],
  data: v.strictObject({
    subject: createTextField(1000),
    from: createTextField(1000),
    to: createTextField(1000),
    cc: createOptionalField(createTextField(1000)),
    bcc: createOptionalField(createTextField(1000)),
    content: createTextField(2_000_000),
    attachments: createOptionalField(
      createListField(
        v.strictObject({
          name: createNameField(),
          mime_type: createNameField(100),
          inline: createOptionalField(booleanField),
          content_id: createOptionalField(createTextField(500)),
          file: filePathField,
        }),
        20,
      ),
    ),
    created_by: createOptionalField(createTextField(200)),
    origin: v.picklist(['tenant', 'received']),
    visible_for_customer: createOptionalField(booleanField),
    bulk: createOptionalField(booleanField),
    created_at: createOptionalField(timestampField),
    seen_by_customer: createOptionalField(timestampField),
  }),
  summary: 'A mail between tenant and customer. Attachments are files in the zip.',
})
