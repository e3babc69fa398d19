import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'

export interface StoredAttachment {
  name: string
  mimeType: string
  inline: boolean
  contentId?: string
  /** Key in the file store. */
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
    /** HTML as received. */
    content: text().notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    createdBy: text(),
    /** Written by the tenant's systems, or received from outside. */
    origin: text({ enum: ['tenant', 'received'] })
      .notNull()
      .default('received'),
    visible: boolean().notNull().default(true),
    /** A bulk mail such as a newsletter. */
    bulk: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull(),
    seenAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)
