import type { EnergyLabel } from '@portal/contract/advice'
import { energyLabels } from '@portal/contract/advice'
import type { BodyOf } from '@portal/contract/call'
import type { Customer } from '@portal/contract/customer'
import { monthsUntil } from '@portal/contract/day'
import type { Family } from '@portal/contract/family'
import type { Income } from '@portal/contract/income'
import type { Living } from '@portal/contract/living'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import type { Obligation } from '@portal/contract/obligation'
import { obligationOwners, obligationTypes } from '@portal/contract/obligation'
import type { getRefinance } from '@portal/contract/refinance'
import type { AdvicePolicy, getScenarios } from '@portal/contract/scenario'
import { hasStarted } from './current-mortgage.ts'
import { deductionEnd } from './deduction.ts'
import { isOnHome } from './home.ts'
import { isStarterLoan, repaymentOf } from './repayment.ts'

type ScenarioBody = BodyOf<typeof getScenarios>
type RefinanceBody = BodyOf<typeof getRefinance>
type Person = ScenarioBody['applicant']

/** Gross monthly income from a yearly amount, without the holiday allowance of 8 percent (SCEN-16). */
export const monthlyIncomeOf = (annual: number): number => annual / 12.96

/** Monthly alimony from a yearly amount, in whole euros (SCEN-17). */
export const monthlyAlimonyOf = (annual: number): number => Math.floor(annual / 12)

/**
 * Months from one date to another, at least 0 (SCEN-13). A partial month counts, so 0 means that the date has been
 * reached.
 */
export const remainingMonths = (today: string, until: string | null): number =>
  until === null ? 0 : monthsUntil(today, until)

/**
 * An energy label in the calculations' format: lower case, with '_plus' for each '+' (API-62); null for none or an
 * unknown one.
 */
export function adviceLabelOf(label: string | null | undefined): EnergyLabel | null {
  const name = label?.trim().toLowerCase().replaceAll('+', '_plus')
  return energyLabels.find((one) => one === name) ?? null
}

type Amounts = Pick<
  Customer,
  | 'gross_annual_income'
  | 'gross_annual_old_age_pension_amount'
  | 'gross_annual_employment_pension_amount'
  | 'gross_annual_annuity_amount'
  | 'gross_annual_partner_pension_amount'
>

function incomeOf(amounts: Amounts): Person['income'] {
  const own = amounts.gross_annual_employment_pension_amount
  const annuity = amounts.gross_annual_annuity_amount
  return {
    annual_employment_income: amounts.gross_annual_income,
    state_pension_income: amounts.gross_annual_old_age_pension_amount,
    old_age_pension_income: own === null && annuity === null ? null : (own ?? 0) + (annuity ?? 0),
    survivor_pension_income: amounts.gross_annual_partner_pension_amount,
  }
}

const present = (obligations: readonly Obligation[]) =>
  obligationTypes.filter((type) => obligations.some((one) => one.type === type))

function obligationsOf(obligations: readonly Obligation[]) {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((whole, value) => whole + (value ?? 0), 0)
  const types = present(obligations)
  const amounts = types.map((type) => {
    const own = obligations.filter((one) => one.type === type)
    const isAlimony = type === 'alimony'
    return [
      type,
      {
        credit_limit: sum(own.map((one) => one.credit_limit ?? one.principal_amount)) || null,
        monthly_amount: isAlimony
          ? monthlyAlimonyOf(sum(own.map((one) => one.gross_annual_obligation)))
          : sum(own.map(({ monthly_amount }) => monthly_amount)),
      },
    ] as const
  })
  return {
    obligations: Object.fromEntries(types.map((type) => [type, true])),
    obligation_amounts: Object.fromEntries(amounts),
  } satisfies Pick<Person, 'obligations' | 'obligation_amounts'>
}

/** Debts that the surviving partner keeps if the owner is unknown. Student debt and alimony are personal. */
const jointDebtTypes = new Set<string>([
  'payment_account_with_negative_balance',
  'personal_loan',
  'ongoing_credit',
])

/** Possible owners of an obligation. */
export type DebtOwner = (typeof obligationOwners)[number]

/** Owner of an obligation. If unknown, loans belong to both and other obligations to the customer. */
export const ownerOf = ({ owner, type }: Obligation): DebtOwner =>
  obligationOwners.find((one) => one === owner) ?? (jointDebtTypes.has(type) ? 'joint' : 'customer')

/** Obligations by person, and the kinds that the other person also owes. */
function obligationsByOwner(obligations: readonly Obligation[], hasPartner: boolean) {
  if (!hasPartner) return { applicant: obligationsOf(obligations), partner: {} }
  const of = (owner: DebtOwner) => obligations.filter((one) => ownerOf(one) === owner)
  const joint = of('joint')
  return {
    applicant: { ...obligationsOf([...of('customer'), ...joint]), joint_obligations: present(joint) },
    partner: { ...obligationsOf(of('partner')), joint_obligations: [] },
  }
}

function deductibleMonths(part: MortgagePart, today: string): number | null {
  if (part.tax_box_type === 3) return 0
  const end = deductionEnd(part)
  return end === null ? null : Math.min(600, monthsUntil(today, end))
}

const fraction = (percent: number): number => Math.round(percent * 1e4) / 1e6

/**
 * A mortgage part as calculation input (API-63); null if nothing is owed on it yet or any more, or if its debt is
 * unknown. A part past its end date has no planned payments, but bears interest on the remaining debt.
 */
export function advicePartOf(part: MortgagePart, today: string): ScenarioBody['loan_parts'][number] | null {
  const { calculator } = repaymentOf(part.type)
  const debt = part.remaining_debt ?? 0
  if (debt <= 0 || !hasStarted(part, today)) return null
  const isVariable = part.interest_type === 'variable'
  const isOver = part.einddatum !== null && part.einddatum <= today
  return {
    repayment_type: isOver ? 'interest_only' : calculator,
    ...(isStarterLoan(part) && { starter_loan: true }),
    first_deposit_amount: part.deposits,
    current_amount: debt,
    premium: part.monthly_premium || null,
    interest_rate: fraction(part.interest ?? 0),
    return_rate: part.return_rate === null ? null : fraction(part.return_rate),
    duration_in_months: Math.min(600, Math.max(1, remainingMonths(today, part.einddatum))),
    deductible_period_in_months: deductibleMonths(part, today),
    remaining_interest_period_in_months: isVariable
      ? 0
      : Math.min(600, remainingMonths(today, part.einddatumRentevast)),
  }
}

/** The parts of a customer's file that a calculation uses. */
export interface AdviceFile {
  customer: Customer
  family: Family
  living: Living
  /** The mortgage that is calculated. */
  mortgage: Mortgage
  /** Other running mortgages; none by default. */
  otherMortgages?: readonly Mortgage[]
  obligations: readonly Obligation[]
  /** Policy payments to include. */
  policies?: readonly AdvicePolicy[]
  /** Calendar years of employment; null or absent if unknown. */
  yearsOfWork?: { customer: number | null; partner: number | null }
  /** Age in whole years at which each person stops working; by default the state pension age. */
  stopsAt?: { applicant?: number | undefined; partner?: number | undefined }
  /** 'YYYY-MM-DD'. */
  today: string
}

/** The only debtor of a mortgage, by the names on it; null if both owe it or no name is known. */
export function soleDebtorOf(
  { mortgagors }: Mortgage,
  { customer, family }: Pick<AdviceFile, 'customer' | 'family'>,
): 'applicant' | 'partner' | null {
  const partner = family.partner
  const has = (name: string | undefined) =>
    name !== undefined && (mortgagors ?? []).some((one) => one.toLowerCase().includes(name.toLowerCase()))
  const [isOfCustomer, isOfPartner] = [has(customer.full_name), has(partner?.full_name)]
  if (!partner || isOfCustomer === isOfPartner) return null
  return isOfCustomer ? 'applicant' : 'partner'
}

/** Parts of all running mortgages, those of the calculated mortgage first. All have to be paid. */
function scenarioParts(file: AdviceFile): ScenarioBody['loan_parts'] {
  const { mortgage, otherMortgages = [], living, today } = file
  return [mortgage, ...otherMortgages].flatMap((one) => {
    const owner = soleDebtorOf(one, file)
    const held = {
      ...(owner && { owner }),
      ...(one !== mortgage && !isOnHome(one, living.property) && { on_home: false }),
    }
    return one.mortgageParts.flatMap((part) => {
      const sent = advicePartOf(part, today)
      return sent ? [{ ...sent, ...held }] : []
    })
  })
}

/** Date of birth of the youngest child; null without children. */
const youngestOf = ({ children }: Family): string | null =>
  children
    .flatMap(({ date_of_birth }) => date_of_birth ?? [])
    .sort()
    .at(-1) ?? null

/**
 * Makes the request body of a scenario calculation from a customer's file (API-61, SCEN-16); null if a date of birth is
 * missing, which the calculation needs.
 */
export function scenarioBodyOf(file: AdviceFile): Omit<ScenarioBody, 'step' | 'lead'> | null {
  const { customer, family, living, mortgage, obligations, policies, yearsOfWork, stopsAt } = file
  const birth = customer.date_of_birth
  if (birth === null) return null
  const { partner } = family
  const owed = obligationsByOwner(obligations, Boolean(partner?.date_of_birth))
  const years = (known: number | null | undefined) => (known == null ? {} : { years_of_work: known })
  const stopAgesOf = (age: number | undefined) => (age === undefined ? {} : { stops_working_at_age: age })
  return {
    applicant: {
      date_of_birth: birth,
      income: incomeOf(customer),
      ...owed.applicant,
      ...years(yearsOfWork?.customer),
      ...stopAgesOf(stopsAt?.applicant),
    },
    partner: partner?.date_of_birth
      ? {
          date_of_birth: partner.date_of_birth,
          income: incomeOf(partner),
          ...owed.partner,
          ...years(yearsOfWork?.partner),
          ...stopAgesOf(stopsAt?.partner),
        }
      : null,
    youngest_child_date_of_birth: youngestOf(family),
    energy_label: adviceLabelOf(living.property?.energy_label),
    property_tax_value: living.property?.woz_value_home ?? mortgage.wozWaarde,
    loan_parts: scenarioParts(file),
    ...(policies && policies.length > 0 && { policies: [...policies] }),
  }
}

/** The customer's choices for a comparison. */
export interface RefinanceChoice {
  marketValue: number
  period: RefinanceBody['new_interest_period_in_months']
  financesPenalty: boolean
  /**
   * Part of the debt, in euro, that pays for energy-saving measures: it raises the limit by the home's value (Trhk art.
   * 5(3)).
   */
  measuresCosts: number
  /**
   * Assumed yearly rate of the running loan after its fixed-rate periods, as a fraction; null: the service's default.
   */
  rateAfter: number | null
  /** `product_id` of the running mortgage's product; null if unknown. */
  productLineId: string | null
}

const taxBoxOf = (part: MortgagePart) => (part.tax_box_type === 3 ? ('box3' as const) : ('box1' as const))

/** A mortgage that remains unchanged, as comparison input. */
const otherMortgageOf = (mortgage: Mortgage, { living, today }: AdviceFile) => ({
  on_same_home: isOnHome(mortgage, living.property),
  loan_parts: mortgage.mortgageParts.flatMap((part) => {
    const sent = advicePartOf(part, today)
    return sent ? [{ ...sent, box: taxBoxOf(part) }] : []
  }),
})

/** Makes the request body of a comparison from a customer's file (API-66); null as for `scenarioBodyOf`. */
export function refinanceBodyOf(
  file: AdviceFile,
  choice: RefinanceChoice,
): Omit<RefinanceBody, 'step' | 'lead'> | null {
  const { mortgage, today, policies: _, ...rest } = file
  const body = scenarioBodyOf({ ...rest, mortgage, today })
  if (!body) return null
  return {
    ...body,
    market_value: choice.marketValue,
    new_interest_period_in_months: choice.period,
    finance_repayment_penalty: choice.financesPenalty,
    measures_costs: choice.measuresCosts,
    rate_after_fixed_period: choice.rateAfter,
    every_rate_after_fixed_period: true,
    lender_hdn_code: mortgage.agency?.hdn_code ?? null,
    product_line_id: choice.productLineId,
    loan_parts: mortgage.mortgageParts.flatMap((part) => {
      const sent = advicePartOf(part, today)
      return sent
        ? [
            {
              ...sent,
              original_amount: Math.max(part.hoofdsom, sent.current_amount),
              nhg_applicable: part.nhg ?? false,
              box: taxBoxOf(part),
            },
          ]
        : []
    }),
    other_mortgages: (file.otherMortgages ?? []).map((other) => otherMortgageOf(other, file)),
  }
}

/** Calendar years since the earliest start of a current job; null if no start is known. */
export function yearsOfWorkOf(incomes: readonly Income[], today: string): number | null {
  const starts = incomes.flatMap(({ employment }) => employment?.start_of_service ?? []).sort()
  const [first] = starts
  return first === undefined || first > today ? null : Number(today.slice(0, 4)) - Number(first.slice(0, 4))
}
