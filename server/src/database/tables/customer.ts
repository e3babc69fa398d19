import type { Contact, Customer, ProductLabel } from '@portal/contract/customer'
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
import { firm, owner } from '../columns.ts'
import { markedLetters, plainLetters } from '../plain-letters.ts'
import { tenants } from './tenant.ts'

/** Facts of a customer that are passed on as they are; age, full name and the day of the state pension are computed. */
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
/** Facts of a partner or child that are passed on as they are. */
export type RelativeFacts = Omit<
  InferInput<typeof Partner>,
  'id' | 'full_name' | 'age' | 'state_pension_date'
>
type Label = InferOutput<typeof ProductLabel>

type Named = Record<'facts' | 'username' | 'email', AnyPgColumn>

/** Last name of a customer in lower case, by which a list of them is ordered. */
export const lastNameOf = ({ facts }: Pick<Named, 'facts'>) =>
  sql`lower(coalesce(${facts} ->> 'last_name', ''))`

/** The words by which a customer is found, without marks on their letters: of names, user name and e-mail address. */
export const searchedOf = ({ facts, username, email }: Named) =>
  sql`to_tsvector('simple', translate(coalesce(${facts} ->> 'first_name', '') || ' ' || coalesce(${facts} ->> 'suffix', '') || ' ' || coalesce(${facts} ->> 'last_name', '') || ' ' || ${username} || ' ' || coalesce(${email}, ''), ${sql.raw(`'${markedLetters}', '${plainLetters}'`)}))`

/** Customers of a firm. Every other record belongs to one of them. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    /** In lower case. */
    username: text().notNull(),
    /** Also signs in (in lower case). */
    email: text(),
    /** Empty until the customer has chosen a password. */
    passwordHash: text(),
    /** How the second factor is asked for; null: not asked for (OTP-01). */
    twoFactor: text({ enum: ['error', 'message'] }),
    /** False: was only invited into the file of somebody else, and has none of their own (HOUSE-05). */
    hasFile: boolean().notNull().default(true),
    /** False: signing in is answered with 403 (SHELL-05). */
    hasAccess: boolean().notNull().default(true),
    canUpdateSelf: boolean().notNull().default(true),
    canUpdatePartner: boolean().notNull().default(true),
    /** The firm says that the customer left; since when that counts (ERASE-11). */
    hasLeft: boolean().notNull().default(false),
    leftAt: timestamp({ withTimezone: true }),
    /** The adviser is working on the file: saves are refused (EDIT-10). */
    locked: boolean().notNull().default(false),
    officeId: integer(),
    language: text({ enum: ['nl', 'en', 'de'] })
      .notNull()
      .default('nl'),
    avatar: text(),
    avatarThumb: text(),
    invitationToken: text(),
    lastSubmittedAt: timestamp({ withTimezone: true }),
    advisor: jsonb().$type<InferInput<typeof Contact>>(),
    accountManager: jsonb().$type<InferInput<typeof Contact>>(),
    productLabels: jsonb().$type<Label[]>().notNull().default([]),
    /** Grows with each change of the customer's records, by triggers; entity tags follow from it. */
    revision: integer().notNull().default(1),
    facts: jsonb().$type<CustomerFacts>().notNull(),
    /** When the customer was erased, all but what must stay: from then on no call and no list finds the customer (ERASE-04). */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex().on(table.tenantId, table.username),
    uniqueIndex().on(table.tenantId, table.email),
    unique('customers_of_firm').on(table.id, table.tenantId),
    index('customers_closed').on(table.closedAt).where(isNotNull(table.closedAt)),
    index('customers_by_name').on(table.tenantId, lastNameOf(table), table.id),
    index('customers_search').using('gin', searchedOf(table)),
  ],
)

/** Partners and children of customers. */
export const relatives = pgTable(
  'relatives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: firm(),
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
