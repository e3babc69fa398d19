import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import * as v from '@portal/contract/schema'
import { wholeEuros } from '../../shared/whole-euros.ts'

/** Amounts of the income form, in form order (EDITINCOME-01). */
export const amounts = [
  'gross_annual_income',
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
] as const
export type AmountName = (typeof amounts)[number]

const amount = v.nullable(v.number())
const earner = {
  gross_annual_income: amount,
  gross_annual_old_age_pension_amount: amount,
  gross_annual_employment_pension_amount: amount,
  gross_annual_annuity_amount: amount,
  gross_annual_partner_pension_amount: amount,
  retirement_date: v.string(),
}
const Earner = v.object(earner)
export type EarnerValues = v.InferOutput<typeof Earner>

/** Values of the income form. */
export const IncomeValues = v.object({
  ...earner,
  /** Null without a partner, or if the customer may not edit one. */
  partner: v.nullable(Earner),
})
export type IncomeValues = v.InferOutput<typeof IncomeValues>

const earnerOf = (person: Customer | Partner): EarnerValues => ({
  gross_annual_income: person.gross_annual_income,
  gross_annual_old_age_pension_amount: person.gross_annual_old_age_pension_amount,
  gross_annual_employment_pension_amount: person.gross_annual_employment_pension_amount,
  gross_annual_annuity_amount: person.gross_annual_annuity_amount,
  gross_annual_partner_pension_amount: person.gross_annual_partner_pension_amount,
  retirement_date: person.retirement_date ?? '',
})

/** Form values from the file. */
export const incomeOf = (customer: Customer, partner: Partner | null): IncomeValues => ({
  ...earnerOf(customer),
  partner: partner && earnerOf(partner),
})

/** Whether a person with this retirement date is retired (EDITINCOME-03); false for an invalid date. */
export const isRetired = (retirement: string, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(retirement) && retirement < today

/** Amounts of a person shown in the form (EDITINCOME-03, EDITINCOME-04). */
export const visibleAmounts = (retired: boolean, withPartner: boolean): AmountName[] =>
  amounts.filter(
    (name) =>
      !(name === 'gross_annual_income' && retired) &&
      !(name === 'gross_annual_partner_pension_amount' && !withPartner),
  )

/** Whether the form shows a field, by its path. */
export function isVisibleField(field: string, values: IncomeValues, today: string): boolean {
  const name = field.replace(/^partner\./, '')
  const earner = name === field ? values : values.partner
  if (!earner) return false
  const visible: readonly string[] = visibleAmounts(
    isRetired(earner.retirement_date, today),
    values.partner !== null,
  )
  return name === 'retirement_date' || visible.includes(name)
}

const sent = (values: EarnerValues, withPartner: boolean, today: string) => ({
  ...Object.fromEntries(
    visibleAmounts(isRetired(values.retirement_date, today), withPartner).map((name) => [
      name,
      wholeEuros(values[name]),
    ]),
  ),
  retirement_date: values.retirement_date,
})

const only = (body: object, fields: readonly string[] | undefined, path: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !fields || fields.includes(path + name)))

/**
 * Request body (API-56): visible amounts, in whole euros (EDITINCOME-02).
 * @param fields paths of the only visible fields, if restricted
 */
export function incomeBody({ partner, ...own }: IncomeValues, today: string, fields?: readonly string[]) {
  const ofPartner = partner && only(sent(partner, true, today), fields, 'partner.')
  return {
    ...only(sent(own, partner !== null, today), fields, ''),
    ...(ofPartner && Object.keys(ofPartner).length > 0 && { partner: ofPartner }),
  }
}

/** Items of the form by field paths: each amount and date, of each person. */
export const incomeItems = ['', 'partner.'].flatMap((path) =>
  ['retirement_date', ...amounts].map((name) => [path + name]),
)
