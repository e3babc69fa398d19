import type { Mortgage } from '@portal/contract/mortgage'
import { boolean, date, index, integer, jsonb, numeric, text, unique } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { createDocumentRequestColumns, createEuroColumn, createTimestampColumn } from '../columns.ts'
import { createCustomerTable } from '../customer-table.ts'
import { referenceParentRecord } from '../foreign-keys.ts'
import { lenderLabels, lenders } from './lender.ts'

const createPercentColumn = () => numeric({ precision: 7, scale: 4, mode: 'number' })
/** Stored facts of a mortgage. Sums and descriptions are computed. */
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

/** Current mortgages and applications. */
export const mortgages = createCustomerTable(
  'mortgages',
  {
    number: text(),
    /** Status code of MORTGAGE-09 … MORTGAGE-35. */
    status: integer().notNull(),
    lenderId: integer().references(() => lenders.id),
    labelId: integer().references(() => lenderLabels.id),
    seenAt: createTimestampColumn(),
    facts: jsonb().$type<MortgageFacts>().notNull(),
  },
  (table) => [unique().on(table.id, table.customerId)],
)

/** Parts of mortgages. Their monthly amounts are computed. */
export const mortgageParts = createCustomerTable(
  'mortgage_parts',
  {
    mortgageId: integer().notNull(),
    number: text().notNull(),
    /** Repayment code of EDITMORT-23 … EDITMORT-34. */
    repaymentType: integer().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    principal: createEuroColumn().notNull(),
    remainingDebt: createEuroColumn().notNull(),
    /** Savings or investments that belong to the loan part. */
    savedValue: createEuroColumn(),
    interest: createPercentColumn().notNull(),
    interestType: text({ enum: ['fixed', 'variable'] }).notNull(),
    fixedFrom: date(),
    fixedUntil: date(),
    /** In months. */
    fixedDuration: integer(),
    returnRate: createPercentColumn(),
    nhg: boolean().notNull().default(false),
    taxBox: integer().notNull().default(1),
    /**
     * First day of the tax deduction of interest. It may be before the start of this loan part, if the deduction began
     * with an earlier loan.
     */
    deductionFrom: date(),
    penaltyFreeRepayment: createPercentColumn(),
  },
  (table) => [
    referenceParentRecord({ ...table, of: table.mortgageId }, mortgages),
    index().on(table.mortgageId),
  ],
)

/** Homes that secure a mortgage. */
export const mortgageProperties = createCustomerTable(
  'mortgage_properties',
  {
    mortgageId: integer().notNull(),
    isMain: boolean().notNull().default(true),
    street: text(),
    number: text(),
    numberAddition: text(),
    postalCode: text(),
    city: text(),
  },
  (table) => [referenceParentRecord({ ...table, of: table.mortgageId }, mortgages)],
)

/** Documents that an application needs. */
export const mortgageProgress = createCustomerTable(
  'mortgage_progress',
  {
    mortgageId: integer().notNull(),
    ...createDocumentRequestColumns(),
  },
  (table) => [referenceParentRecord({ ...table, of: table.mortgageId }, mortgages)],
)
