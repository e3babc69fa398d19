import { boolean, jsonb, text } from 'drizzle-orm/pg-core'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'

export interface StoredAttachment {
  name: string
  mimeType: string
  inline: boolean
  contentId?: string
  fileKey: string
}

export const mails = createCustomerTable('mails', {
  subject: text().notNull(),
  from: text().notNull(),
  to: text().notNull(),
  cc: text(),
  bcc: text(),
  /** HTML, not sanitised. */
  content: text().notNull(),
  attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
  createdBy: text(),
  /** 'tenant': written by the tenant's systems. 'received': from outside. */
  origin: text({ enum: ['tenant', 'received'] })
    .notNull()
    .default('received'),
  visible: boolean().notNull().default(true),
  /** Whether the mail is a mass mailing, such as a newsletter. */
  bulk: boolean().notNull().default(false),
  createdAt: createTimestampColumn().notNull(),
  seenAt: createTimestampColumn(),
})
