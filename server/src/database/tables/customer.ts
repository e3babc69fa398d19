import type { AdviserContact, Customer, ProductLabel } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { InferInput, InferOutput } from 'valibot'
import { createCustomerColumns } from '../columns.ts'
import { accentedLetters, plainLetters } from '../plain-letters.ts'
import { createTenantReferenceColumn } from './tenant.ts'

/** Stored facts of a customer. Age, full name and state pension date are computed. */
export type CustomerFacts = Omit<
  InferInput<typeof Customer>,
  | 'id'
  | 'username'
  | 'email_address'
  | 'full_name'
  | 'age'
  | 'state_pension_date'
  | 'avatar'
  | 'avatar_thumb'
  | 'can_update_self'
  | 'keys_wanted'
  | 'keys_wanted_from'
  | 'access_until'
  | 'can_update_partner'
  | 'office_id'
  | 'advisor'
  | 'account_manager'
  | 'product_labels'
  | 'invitation'
  | 'last_submitted_portal_invitation_date'
>
export type RelativeFacts = Omit<
  InferInput<typeof Partner>,
  'id' | 'full_name' | 'age' | 'state_pension_date'
>
type CustomerLabel = InferOutput<typeof ProductLabel>

type NameColumns = Record<'facts' | 'username' | 'email', AnyPgColumn>

export const getSortableLastName = ({ facts }: Pick<NameColumns, 'facts'>) =>
  sql`lower(coalesce(${facts} ->> 'last_name', ''))`

/** SQL that creates the search vector from names, user name and e-mail address, without diacritics. */
export const getSearchVector = ({ facts, username, email }: NameColumns) =>
  sql`to_tsvector('simple', translate(coalesce(${facts} ->> 'first_name', '') || ' ' || coalesce(${facts} ->> 'suffix', '') || ' ' || coalesce(${facts} ->> 'last_name', '') || ' ' || ${username} || ' ' || coalesce(${email}, ''), ${sql.raw(`'${accentedLetters}', '${plainLetters}'`)}))`

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    /** Lower case. */
    username: text().notNull(),
    /** Lower case; may be used to sign in. */
    email: text(),
    /** Null until the customer has chosen a password. */
    passwordHash: text(),
    /**
     * Format of the response that requests a code at sign-in: with an error code (`error`), or with a message only
     * (`message`). Null if no code is required (OTP-01).
     */
    twoFactor: text({ enum: ['error', 'message'] }),
    /** False for an invited guest without an own customer file (HOUSE-05). */
    hasFile: boolean().notNull().default(true),
    /** If false, sign-in gives 403 (SHELL-05). */
    hasAccess: boolean().notNull().default(true),
    canUpdateSelf: boolean().notNull().default(true),
    canUpdatePartner: boolean().notNull().default(true),
    /** Marked as former customer by the tenant (ERASE-11). */
    hasLeft: boolean().notNull().default(false),
    leftAt: timestamp({ withTimezone: true }),
    /** The adviser is editing the customer's data, so changes by the customer are rejected (EDIT-10). */
    locked: boolean().notNull().default(false),
    officeId: integer(),
    language: text({ enum: ['nl', 'en', 'de'] })
      .notNull()
      .default('nl'),
    avatar: text(),
    avatarThumb: text(),
    invitationToken: text(),
    lastSubmittedAt: timestamp({ withTimezone: true }),
    advisor: jsonb().$type<InferInput<typeof AdviserContact>>(),
    accountManager: jsonb().$type<InferInput<typeof AdviserContact>>(),
    productLabels: jsonb().$type<CustomerLabel[]>().notNull().default([]),
    /** Increased by triggers when a record of the customer changes. Used for ETags. */
    revision: integer().notNull().default(1),
    facts: jsonb().$type<CustomerFacts>().notNull(),
    /**
     * When the customer was erased, except for records that must be kept. No call returns the customer any more
     * (ERASE-04).
     */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex().on(table.tenantId, table.username),
    uniqueIndex().on(table.tenantId, table.email),
    unique('customers_of_tenant').on(table.id, table.tenantId),
    index('customers_closed').on(table.closedAt).where(isNotNull(table.closedAt)),
    index('customers_by_name').on(table.tenantId, getSortableLastName(table), table.id),
    index('customers_search').using('gin', getSearchVector(table)),
  ],
)

/** Partners and children of customers. */
export const relatives = pgTable(
  'relatives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...createCustomerColumns(),
    kind: text({ enum: ['partner', 'child'] }).notNull(),
    facts: jsonb().$type<RelativeFacts>().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.customerId, table.tenantId],
      foreignColumns: [customers.id, customers.tenantId],
    }).onDelete('cascade'),
    index().on(table.customerId),
  ],
)
