import * as v from '@portal/contract/schema'
import { createListField } from '../list-field.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  calendarDateField,
  nameField,
  numberField,
  optionalField,
  textField,
  timestampField,
} from './record-field.ts'

/** In the import's zip, below `documents/` or, as in customers' own copies, `mails/`. */
const filePathField = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(?!.*\/\.{1,2}(?:\/|$))(documents|mails)\/[^\p{Cc}\\]+$/u,
    'must be the path of a file below documents/ or mails/',
  ),
)

/** A document as the tenant sends it (ENTITY-18). */
export const documentRecord = defineTenantRecord({
  of: 'either',
  kept: ['created_at', 'updated_at'],
  links: {
    mortgage: { kind: 'mortgage' },
    policy: { kind: 'policy' },
    damage: { kind: 'damage' },
    task: { kind: 'task' },
    mortgage_request: { kind: 'mortgage_request' },
    damage_request: { kind: 'damage_request' },
  },
  data: v.strictObject({
    name: nameField(),
    type: optionalField(textField(200)),
    /** 6 = credit (DOC-02). */
    documentcategory_id: optionalField(numberField),
    /** Adviser who added it; null: the customer (DOC-02), so staff must review it. */
    user_id: optionalField(numberField),
    /** Delivered as JSON instead of a file (DOC-05). */
    as_json: optionalField(booleanField),
    created_at: optionalField(timestampField),
    updated_at: optionalField(timestampField),
    /** In the zip. A single document is sent as a form with the parts `record` and `file`. */
    file: optionalField(filePathField),
  }),
  summary: 'A document with its file. A document without a customer is shared with all customers.',
})

/** ENTITY-21. */
export const taskRecord = defineTenantRecord({
  kept: ['created_at', 'seen_by_customer', 'seen_by_advisor', 'status'],
  data: v.strictObject({
    title: nameField(),
    status: optionalField(v.picklist(['open', 'answered', 'done'])),
    description: optionalField(textField(20_000)),
    date: optionalField(calendarDateField),
    time: optionalField(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'))),
    created_at: optionalField(timestampField),
    seen_by_customer: optionalField(timestampField),
    seen_by_advisor: optionalField(timestampField),
  }),
  summary: 'A task for a customer.',
})

/** Plain text (ENTITY-23). */
export const noteRecord = defineTenantRecord({
  links: { documents: { kind: 'document', many: true } },
  kept: ['datetime', 'seen_by_customer', 'answered_at', 'seen_by_advisor'],
  data: v.strictObject({
    title: optionalField(textField(200)),
    content: optionalField(textField(20_000)),
    datetime: optionalField(timestampField),
    seen_by_customer: optionalField(timestampField),
    wants_answer: optionalField(booleanField),
    answered_at: optionalField(timestampField),
    seen_by_advisor: optionalField(timestampField),
  }),
  summary: 'A message from the tenant to a customer, with documents of the file.',
})

export const noticeRecord = defineTenantRecord({
  kept: ['created_at', 'seen_by_customer', 'status'],
  data: v.strictObject({
    description: nameField(2000),
    customer_message: optionalField(textField(20_000)),
    status: optionalField(textField(50)),
    finished_at: optionalField(timestampField),
    snoozed_until: optionalField(timestampField),
    searchable_type: optionalField(textField(50)),
    created_at: optionalField(timestampField),
    seen_by_customer: optionalField(timestampField),
  }),
  summary: 'A notice about a customer’s file.',
})

/** The HTML is sanitised when shown (ENTITY-19, ENTITY-20). */
export const mailRecord = defineTenantRecord({
  kept: ['created_at', 'seen_by_customer'],
  data: v.strictObject({
    subject: textField(1000),
    from: textField(1000),
    to: textField(1000),
    cc: optionalField(textField(1000)),
    bcc: optionalField(textField(1000)),
    content: textField(2_000_000),
    attachments: optionalField(
      createListField(
        v.strictObject({
          name: nameField(),
          mime_type: nameField(100),
          inline: optionalField(booleanField),
          content_id: optionalField(textField(500)),
          file: filePathField,
        }),
        20,
      ),
    ),
    created_by: optionalField(textField(200)),
    origin: v.picklist(['tenant', 'received']),
    visible_for_customer: optionalField(booleanField),
    bulk: optionalField(booleanField),
    created_at: optionalField(timestampField),
    seen_by_customer: optionalField(timestampField),
  }),
  summary: 'A mail between tenant and customer. Attachments are files in the zip.',
})
