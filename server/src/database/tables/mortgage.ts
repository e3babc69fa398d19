import type { Mortgage } from '@portal/contract/mortgage'
import { boolean, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { euro, moment, owner, ownTenant, requested } from '../columns.ts'
import { customerOfTenant, partOf } from '../keys.ts'
import { lenderLabels, lenders } from './lender.ts'

const percent = () => numeric({ precision: 7, scale: 4, mode: 'number' })
/** Stored facts of a mortgage; sums and descriptions are computed. */
export type MortgageFacts = Pick<
  InferInput<typeof Mortgage>,
  | 'koopsom'
  | 'hoofdsomHypotheek'
  | 'restantHoofdsom'
  | 'marktwaarde'
  | 'wozWaarde'
  | 'wozWaardeDatum'
  | 'datumTaxatie'
  | 'bouwdepot'
  | 'passeerdatum'
  | 'nhg'
  | 'total_withdrawal_space_amount'
  | 'datumAanvraag'
  | 'datumOfferte'
  | 'datumGeldigheid'
  | 'datumGetekend'
  | 'bankgarantie'
  | 'financieringskosten'
  | 'risk_class'
  | 'appraiser'
  | 'notary'
  | 'mortgagors'
>

/** Mortgages, running and in application. */
export const mortgages = pgTable(
  'mortgages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    number: text(),
    /** Code of MORTGAGE-09 … MORTGAGE-35. */
    status: integer().notNull(),
    lenderId: integer().references(() => lenders.id),
    labelId: integer().references(() => lenderLabels.id),
    seenAt: moment(),
    facts: jsonb().$type<MortgageFacts>().notNull(),
  },
  (table) => [customerOfTenant(table), unique().on(table.id, table.customerId), index().on(table.customerId)],
)

/** Parts of mortgages as entered; monthly amounts are computed. */
export const mortgageParts = pgTable(
  'mortgage_parts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    mortgageId: integer().notNull(),
    number: text().notNull(),
    /** Repayment code of EDITMORT-23 … EDITMORT-34. */
    repaymentType: integer().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    principal: euro().notNull(),
    remainingDebt: euro().notNull(),
    /** Saved or invested value of the part. */
    savedValue: euro(),
    interest: percent().notNull(),
    interestType: text({ enum: ['fixed', 'variable'] }).notNull(),
    fixedFrom: date(),
    fixedUntil: date(),
    /** Months. */
    fixedDuration: integer(),
    returnRate: percent(),
    nhg: boolean().notNull().default(false),
    taxBox: integer().notNull().default(1),
    /** Start of interest deduction for this debt, including an earlier loan. */
    deductionFrom: date(),
    penaltyFreeRepayment: percent(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.mortgageId }, mortgages),
    index().on(table.customerId),
    index().on(table.mortgageId),
  ],
)

/** Houses that secure a mortgage. */
export const mortgageProperties = pgTable(
  'mortgage_properties',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    mortgageId: integer().notNull(),
    isMain: boolean().notNull().default(true),
    street: text(),
    number: text(),
    numberAddition: text(),
    postalCode: text(),
    city: text(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.mortgageId }, mortgages),
    index().on(table.customerId),
  ],
)

/** Documents that an application requires. */
export const mortgageProgress = pgTable(
  'mortgage_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: owner(),
    tenantId: ownTenant(),
    mortgageId: integer().notNull(),
    ...requested(),
  },
  (table) => [
    customerOfTenant(table),
    partOf({ ...table, of: table.mortgageId }, mortgages),
    index().on(table.customerId),
  ],
)
