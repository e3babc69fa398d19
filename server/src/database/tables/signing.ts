import { signingFactors, signingKinds, signingStates } from '@portal/contract/signing'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SigningEvidence } from '../../signing/evidence.ts'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { documents } from './document.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

/** Signing requests with their results. */
export const signings = pgTable(
  'signings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: signingKinds }).notNull(),
    state: text({ enum: signingStates }).notNull().default('asked'),
    /** Name of the document when requested. */
    name: text().notNull(),
    note: text(),
    due: date(),
    /** The document, which never changes. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** SHA-256 of the file when the signature was requested, hexadecimal; a file with another hash cannot be signed. */
    hash: text().notNull(),
    /** Task that shows it to the customer. */
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    askedBy: text().notNull(),
    askedAt: timestampColumn().notNull(),
    /** When the customer started reading the document, and reached its end. */
    openedAt: timestampColumn(),
    readAt: timestampColumn(),
    /** When the request was signed, declined or withdrawn. */
    decidedAt: timestampColumn(),
    /** Staff member who withdrew the request. */
    withdrawnBy: text(),
    /** Why the customer declined. */
    reason: text(),
    factor: text({ enum: signingFactors }),
    /** Who signed, how, when and what, as on the evidence page. */
    evidence: jsonb().$type<SigningEvidence>(),
    sealedId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** Lock while one browser window signs; it expires. */
    busyUntil: timestampColumn(),
    /** When staff noted the customer's decision. */
    notedAt: timestampColumn(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    /** Used by list joins and deletions. */
    index().on(table.documentId),
    index().on(table.taskId),
    index().on(table.sealedId),
    uniqueIndex('signings_open').on(table.documentId).where(sql`${table.state} = 'asked'`),
    index('signings_to_note')
      .on(table.tenantId, table.decidedAt)
      .where(sql`${table.state} in ('signed', 'declined') and ${table.notedAt} is null`),
  ],
)

/** Tenants' sealing certificates with their keys. */
export const signingCertificates = pgTable('signing_certificates', {
  tenantId: integer()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** Private key (PKCS #8, PEM), encrypted with the server's key. */
  sealedKey: text().notNull(),
  /** Certificate chain (PEM), the tenant's own first. */
  chain: text().notNull(),
  subject: text().notNull(),
  validFrom: timestampColumn().notNull(),
  validUntil: timestampColumn().notNull(),
  /** Whether this is a test certificate. */
  isTest: boolean().notNull().default(false),
  createdBy: text().notNull(),
  createdAt: timestampColumn().notNull(),
})
