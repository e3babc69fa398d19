import { signingFactors, signingKinds, signingStates } from '@portal/contract/signing'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SigningEvidence } from '../../signing/signing-evidence.ts'
import { createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { documents } from './document.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

export const signings = createCustomerTable(
  'signings',
  {
    kind: text({ enum: signingKinds }).notNull(),
    state: text({ enum: signingStates }).notNull().default('asked'),
    /** Name of the document at the time of the request. */
    name: text().notNull(),
    note: text(),
    due: date(),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** SHA-256 of the file, hexadecimal. A file with another hash cannot be signed. */
    hash: text().notNull(),
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    requestedBy: text().notNull(),
    requestedAt: createTimestampColumn().notNull(),
    /** When the customer opened the document, and reached its end. */
    openedAt: createTimestampColumn(),
    readAt: createTimestampColumn(),
    /** When the document was signed or declined, or the request withdrawn. */
    decidedAt: createTimestampColumn(),
    /** Name of the staff member. */
    withdrawnBy: text(),
    reason: text(),
    factor: text({ enum: signingFactors }),
    /** Data of the evidence page. */
    evidence: jsonb().$type<SigningEvidence>(),
    sealedId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** Time until which one browser window holds the signing lock. */
    busyUntil: createTimestampColumn(),
    /** When staff marked the decision as seen. */
    notedAt: createTimestampColumn(),
  },
  (table) => [
    /**
     * Postgres uses this index when lists of documents are joined with their signing requests, and when a document is
     * deleted.
     */
    index().on(table.documentId),
    index().on(table.taskId),
    index().on(table.sealedId),
    uniqueIndex('signings_open').on(table.documentId).where(sql`${table.state} = 'asked'`),
    index('signings_to_note')
      .on(table.tenantId, table.decidedAt)
      .where(sql`${table.state} in ('signed', 'declined') and ${table.notedAt} is null`),
  ],
)

export const signingCertificates = pgTable('signing_certificates', {
  tenantId: integer()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** PKCS #8, PEM, encrypted with the server's key. */
  sealedKey: text().notNull(),
  /** PEM, the tenant's own certificate first. */
  chain: text().notNull(),
  subject: text().notNull(),
  validFrom: createTimestampColumn().notNull(),
  validUntil: createTimestampColumn().notNull(),
  isTest: boolean().notNull().default(false),
  createdBy: text().notNull(),
  createdAt: createTimestampColumn().notNull(),
})
