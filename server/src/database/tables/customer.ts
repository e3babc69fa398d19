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
import { customerIdColumn, tenantIdColumn } from '../columns.ts'
import { markedLetters, plainLetters } from '../plain-letters.ts'
import { tenants } from './tenant.ts'

/** Stored facts of a customer; age, full name and state pension date are computed. */
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
/** Stored facts of a partner or child. */
export type RelativeFacts = Omit<
  InferInput<typeof Partner>,
  'id' | 'full_name' | 'age' | 'state_pension_date'
>
type CustomerLabel = InferOutput<typeof ProductLabel>

type NameColumns = Record<'facts' | 'username' | 'email', AnyPgColumn>

/** SQL for the last name in lower case, for sorting. */
export const getSortableLastName = ({ facts }: Pick<NameColumns, 'facts'>) =>
  sql`lower(coalesce(${facts} ->> 'last_name', ''))`

/** SQL for the search words of a customer without marks: names, user name and e-mail address. */
export const getSearchVector = ({ facts, username, email }: NameColumns) =>
  sql`to_tsvector('simple', translate(coalesce(${facts} ->> 'first_name', '') || ' ' || coalesce(${facts} ->> 'suffix', '') || ' ' || coalesce(${facts} ->> 'last_name', '') || ' ' || ${username} || ' ' || coalesce(${email}, ''), ${sql.raw(`'${markedLetters}', '${plainLetters}'`)}))`

/** Customers of a tenant. Every other record belongs to one of them. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    /** User name in lower case. */
    username: text().notNull(),
    /** Alternative to the user name at sign-in, in lower case. */
    email: text(),
    /** Empty until the customer has chosen a password. */
    passwordHash: text(),
    /** How the second factor is requested; null: not required (OTP-01). */
    twoFactor: text({ enum: ['error', 'message'] }),
    /** False for a person without a file, only invited into another customer's (HOUSE-05). */
    hasFile: boolean().notNull().default(true),
    /** False: sign-in responds with 403 (SHELL-05). */
    hasAccess: boolean().notNull().default(true),
    canUpdateSelf: boolean().notNull().default(true),
    canUpdatePartner: boolean().notNull().default(true),
    /** Marked as a former customer by the tenant (ERASE-11). */
    hasLeft: boolean().notNull().default(false),
    leftAt: timestamp({ withTimezone: true }),
    /** The adviser is editing the file: saves are rejected (EDIT-10). */
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
    /** Increased by triggers with each change of the customer's records; used for ETags. */
    revision: integer().notNull().default(1),
    facts: jsonb().$type<CustomerFacts>().notNull(),
    /**
     * When the customer was erased except for records to keep. From then on no call and no list returns the customer
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
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
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
