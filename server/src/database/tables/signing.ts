import { signingFactors, signingKinds, signingStates } from '@portal/contract/signing'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SigningEvidence } from '../../signing/evidence.ts'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { documents } from './document.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

/** Documents that firms ask customers to sign, and what came of it. */
export const signings = pgTable(
  'signings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
    kind: text({ enum: signingKinds }).notNull(),
    state: text({ enum: signingStates }).notNull().default('asked'),
    /** Of the document, as it was asked about. */
    name: text().notNull(),
    note: text(),
    due: date(),
    /** What is to be read; it stays as it was. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** SHA-256 of its file when it was asked about, in hexadecimal: another file is not what was asked. */
    hash: text().notNull(),
    /** By which the customer finds it among what is to be done. */
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    /** When the customer began to read, and came to the end. */
    openedAt: moment(),
    readAt: moment(),
    /** When it was signed, declined or withdrawn. */
    decidedAt: moment(),
    /** Who of the firm withdrew it. */
    withdrawnBy: text(),
    /** Why the customer does not sign. */
    reason: text(),
    factor: text({ enum: signingFactors }),
    /** Who signed, how, when and what, as the page of evidence tells it. */
    evidence: jsonb().$type<SigningEvidence>(),
    sealedId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** While one window signs no other does; passed once that is over, whatever came of it. */
    busyUntil: moment(),
    /** When somebody of the firm took note of what the customer decided. */
    notedAt: moment(),
  },
  (table) => [
    ofFirm(table),
    index().on(table.customerId),
    /** By what it belongs to, which lists join and a removal looks up. */
    index().on(table.documentId),
    index().on(table.taskId),
    index().on(table.sealedId),
    uniqueIndex('signings_open').on(table.documentId).where(sql`${table.state} = 'asked'`),
    index('signings_to_note')
      .on(table.tenantId, table.decidedAt)
      .where(sql`${table.state} in ('signed', 'declined') and ${table.notedAt} is null`),
  ],
)

/** The certificate that each firm seals with, and its key. */
export const signingCertificates = pgTable('signing_certificates', {
  tenantId: integer()
    .primaryKey()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  /** The private key (PKCS #8, PEM), sealed with the server's key. */
  sealedKey: text().notNull(),
  /** The certificate and those that vouch for it (PEM), the firm's own first. */
  chain: text().notNull(),
  subject: text().notNull(),
  validFrom: moment().notNull(),
  validUntil: moment().notNull(),
  /** It was made for trying the portal out. */
  isTest: boolean().notNull().default(false),
  createdBy: text().notNull(),
  createdAt: moment().notNull(),
})
