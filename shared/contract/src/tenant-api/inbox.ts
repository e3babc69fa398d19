import * as v from '@portal/contract/schema'
import { listOf } from '../list-of.ts'
import { day, moment, name, number, some, words, yes } from './field.ts'
import { tenantRecord } from './kind.ts'

/** Path of a file in the import's zip, below `documents/` or, as in customers' own copies, `mails/`. */
const file = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(
    /^(?!.*\/\.{1,2}(?:\/|$))(documents|mails)\/[^\p{Cc}\\]+$/u,
    'must be the path of a file below documents/ or mails/',
  ),
)

/** A document of a customer, or of the tenant for all customers (ENTITY-18). */
export const document = tenantRecord({
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
    name: name(),
    type: some(words(200)),
    /** 6 = credit (DOC-02). */
    documentcategory_id: some(number),
    /** Adviser who added it; null: the customer (DOC-02), and staff must review it. */
    user_id: some(number),
    /** Delivered to customers as JSON instead of a file (DOC-05). */
    as_json: some(yes),
    created_at: some(moment),
    updated_at: some(moment),
    /** Its file in the zip; a single document is sent as a form with the parts `record` and `file`. */
    file: some(file),
  }),
  summary: 'A document with its file. One without a customer is shared with all customers of the tenant.',
})

/** A task for a customer (ENTITY-21). */
export const task = tenantRecord({
  kept: ['created_at', 'seen_by_customer', 'seen_by_advisor', 'status'],
  data: v.strictObject({
    title: name(),
    status: some(v.picklist(['open', 'answered', 'done'])),
    description: some(words(20_000)),
    date: some(day),
    time: some(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'))),
    created_at: some(moment),
    seen_by_customer: some(moment),
    seen_by_advisor: some(moment),
  }),
  summary: 'Something the tenant asks of a customer.',
})

/** A message of the tenant to a customer, in plain text (ENTITY-23). */
export const note = tenantRecord({
  links: { documents: { kind: 'document', many: true } },
  kept: ['datetime', 'seen_by_customer', 'answered_at', 'seen_by_advisor'],
  data: v.strictObject({
    title: some(words(200)),
    content: some(words(20_000)),
    datetime: some(moment),
    seen_by_customer: some(moment),
    wants_answer: some(yes),
    answered_at: some(moment),
    seen_by_advisor: some(moment),
  }),
  summary: 'A message from the tenant to a customer, with documents of the file that go along.',
})

/** A notice about a customer's file. */
export const notice = tenantRecord({
  kept: ['created_at', 'seen_by_customer', 'status'],
  data: v.strictObject({
    description: name(2000),
    customer_message: some(words(20_000)),
    status: some(words(50)),
    finished_at: some(moment),
    snoozed_until: some(moment),
    /** Kind of its subject, such as 'mortgage'. */
    searchable_type: some(words(50)),
    created_at: some(moment),
    seen_by_customer: some(moment),
  }),
  summary: 'A notice about a customer’s file.',
})

/** A mail between tenant and customer (ENTITY-19, ENTITY-20); its HTML is sanitised when shown. */
export const mail = tenantRecord({
  kept: ['created_at', 'seen_by_customer'],
  data: v.strictObject({
    subject: words(1000),
    from: words(1000),
    to: words(1000),
    cc: some(words(1000)),
    bcc: some(words(1000)),
    content: words(2_000_000),
    attachments: some(
      listOf(
        v.strictObject({
          name: name(),
          mime_type: name(100),
          inline: some(yes),
          content_id: some(words(500)),
          file,
        }),
        20,
      ),
    ),
    created_by: some(words(200)),
    /** Written by the tenant's systems, or received from outside. */
    origin: v.picklist(['tenant', 'received']),
    visible_for_customer: some(yes),
    bulk: some(yes),
    created_at: some(moment),
    seen_by_customer: some(moment),
  }),
  summary: 'A mail between tenant and customer; attachments are files of the zip.',
})
