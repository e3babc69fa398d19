import { signingFactors, signingKinds, signingStates } from '@portal/contract/signing'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SigningEvidence } from '../../signing/evidence.ts'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { documents } from './document.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

export const signings = pgTable(
  'signings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: signingKinds }).notNull(),
    state: text({ enum: signingStates }).notNull().default('asked'),
    /** Name of the document at the time of the request. */
    name: text().notNull(),
    note: text(),
    due: date(),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** SHA-256 of the file, hexadecimal. A file with another hash cannot be signed. */
    hash: text().notNull(),
    /** Task that shows the request to the customer. */
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    requestedBy: text().notNull(),
    requestedAt: timestampColumn().notNull(),
    /** When the customer opened the document, and reached its end. */
    openedAt: timestampColumn(),
    readAt: timestampColumn(),
    /** When the document was signed or declined, or the request withdrawn. */
    decidedAt: timestampColumn(),
    /** Name of the staff member. */
    withdrawnBy: text(),
    /** Why the customer declined. */
    reason: text(),
    factor: text({ enum: signingFactors }),
    /** Data of the evidence page. */
    evidence: jsonb().$type<SigningEvidence>(),
    sealedId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** One browser window signs until then. */
    busyUntil: timestampColumn(),
    /** When staff marked the decision as seen. */
    notedAt: timestampColumn(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    /** For list joins and deletions. */
    index().on(table.documentId),
    index().on(table.taskId),
    index().on(table.sealedId),
    uniqueIndex('signings_open').on(table.documentId).where(sql`${table.state} = 'asked'`),
    index('signings_to_note')
      .on(table.tenantId, table.decidedAt)
      .where(sql`${table.state} in ('signed', 'declined') and ${table.notedAt} is null`),
  ],
)

/** Certificates with which tenants seal documents. */
export const signingCertificates = pgTable('signing_certificates', {
  tenantId: integer()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** PKCS #8, PEM, encrypted with the server's key. */
  sealedKey: text().notNull(),
  /** PEM, the tenant's own certificate first. */
  chain: text().notNull(),
  subject: text().notNull(),
  validFrom: timestampColumn().notNull(),
  validUntil: timestampColumn().notNull(),
  isTest: boolean().notNull().default(false),
  createdBy: text().notNull(),
  createdAt: timestampColumn().notNull(),
})
