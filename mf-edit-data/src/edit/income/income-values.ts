import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import * as v from '@portal/contract/valibot'
import { roundDownToWholeEuros } from '../../shared/round-down-to-whole-euros.ts'

/** Names of the amounts in the income form, in form order (EDITINCOME-01). */
export const incomeAmountNames = [
  'gross_annual_income',
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
] as const
export type IncomeAmountName = (typeof incomeAmountNames)[number]

const amountSchema = v.nullish(v.number(), null)
const earnerSchemaEntries = {
  gross_annual_income: amountSchema,
  gross_annual_old_age_pension_amount: amountSchema,
  gross_annual_employment_pension_amount: amountSchema,
  gross_annual_annuity_amount: amountSchema,
  gross_annual_partner_pension_amount: amountSchema,
  retirement_date: v.nullish(v.string(), ''),
}
const EarnerSchema = v.object(earnerSchemaEntries)
export type EarnerValues = v.InferOutput<typeof EarnerSchema>

export const IncomeValues = v.object({
  ...earnerSchemaEntries,
  /** Null without a partner, or if the customer may not edit the partner. */
  partner: v.nullable(EarnerSchema),
})
export type IncomeValues = v.InferOutput<typeof IncomeValues>

/** Selects the form's fields of a person. */
const toEarnerValues = (person: Customer | Partner): EarnerValues => v.parse(EarnerSchema, person)

export const toIncomeValues = (customer: Customer, partner: Partner | null): IncomeValues => ({
  ...toEarnerValues(customer),
  partner: partner && toEarnerValues(partner),
})

/** Whether a person with this retirement date is retired (EDITINCOME-03); false for an invalid date. */
export const isRetired = (retirement: string, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(retirement) && retirement < today

/** Lists the amounts of a person that the form shows (EDITINCOME-03, EDITINCOME-04). */
export const listVisibleAmounts = (retired: boolean, withPartner: boolean): IncomeAmountName[] =>
  incomeAmountNames.filter(
    (name) =>
      !(name === 'gross_annual_income' && retired) &&
      !(name === 'gross_annual_partner_pension_amount' && !withPartner),
  )

/** Lists the fields of a person that the form shows. */
export const listVisibleFields = (
  { retirement_date }: EarnerValues,
  withPartner: boolean,
  today: string,
): (keyof EarnerValues)[] => [
  'retirement_date',
  ...listVisibleAmounts(isRetired(retirement_date, today), withPartner),
]

/** Whether the form shows the field at a path. */
export function isVisibleField(field: string, values: IncomeValues, today: string): boolean {
  const name = field.replace(/^partner\./, '')
  const earner = name === field ? values : values.partner
  return (
    earner !== null && listVisibleFields(earner, values.partner !== null, today).some((one) => one === name)
  )
}

/**
 * Converts form values to the request body (API-56): visible amounts, rounded down to whole euros (EDITINCOME-02).
 * @param fields paths of the visible fields; undefined if all are visible
 */
export function toIncomeRequestBody(
  { partner, ...own }: IncomeValues,
  today: string,
  fields?: readonly string[],
) {
  const toEarnerBody = (values: EarnerValues, path: '' | 'partner.') =>
    Object.fromEntries(
      listVisibleFields(values, partner !== null, today)
        .filter((name) => !fields || fields.includes(path + name))
        .map((name) => [
          name,
          name === 'retirement_date' ? values[name] : roundDownToWholeEuros(values[name]),
        ]),
    )
  const ofPartner = partner && toEarnerBody(partner, 'partner.')
  return {
    ...toEarnerBody(own, ''),
    ...(ofPartner && Object.keys(ofPartner).length > 0 && { partner: ofPartner }),
  }
}

/** Items of the form, each a list of field paths: one item for each amount and date of each person. */
export const incomeFormItems = ['', 'partner.'].flatMap((path) =>
  ['retirement_date', ...incomeAmountNames].map((name) => [path + name]),
)
