import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export interface StoredAttachment {
  name: string
  mimeType: string
  inline: boolean
  contentId?: string
  fileKey: string
}

/** Mails between tenants and customers. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
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
    /** Such as a newsletter. */
    bulk: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
