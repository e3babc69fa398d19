import type { EnergyLabel } from '@portal/contract/advice'
import { energyLabels } from '@portal/contract/advice'
import type { CallBody } from '@portal/contract/call'
import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import type { Income } from '@portal/contract/income'
import type { LivingDetails } from '@portal/contract/living-details'
import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import type { Obligation } from '@portal/contract/obligation'
import { obligationOwners, obligationTypes } from '@portal/contract/obligation'
import type { getRefinance } from '@portal/contract/refinance'
import type { AdviceInsurancePolicy, getScenarios } from '@portal/contract/scenario'
import { countMonthsUntil } from '@portal/time/calendar-day'
import { hasPartStarted } from './current-mortgage.ts'
import { calculateDeductionEnd } from './interest-deduction.ts'
import { isMortgageOnHome } from './mortgage-on-home.ts'
import { getRepaymentType, isStarterLoan } from './repayment-type.ts'

type ScenarioBody = CallBody<typeof getScenarios>
type RefinanceBody = CallBody<typeof getRefinance>
type ScenarioPerson = ScenarioBody['applicant']

/** Converts a gross yearly income to a monthly one, without the holiday allowance of 8 percent (SCEN-16). */
export const toMonthlyIncome = (annual: number): number => annual / 12.96

/** Converts yearly alimony to a monthly amount in whole euros (SCEN-17). */
export const toMonthlyAlimony = (annual: number): number => Math.floor(annual / 12)

/** Counts the months until a date, at least 0 (SCEN-13). A partial month counts as a whole one. */
export const countRemainingMonths = (today: string, until: string | null): number =>
  until === null ? 0 : countMonthsUntil(today, until)

/**
 * Converts an energy label such as 'A+' to the format of the calculations, 'a_plus' (API-62). Returns null if the label
 * is missing or unknown.
 */
export function toAdviceEnergyLabel(label: string | null | undefined): EnergyLabel | null {
  const name = label?.trim().toLowerCase().replaceAll('+', '_plus')
  return energyLabels.find((one) => one === name) ?? null
}

type CustomerIncomeAmounts = Pick<
  Customer,
  | 'gross_annual_income'
  | 'gross_annual_old_age_pension_amount'
  | 'gross_annual_employment_pension_amount'
  | 'gross_annual_annuity_amount'
  | 'gross_annual_partner_pension_amount'
>

function toScenarioIncome(amounts: CustomerIncomeAmounts): ScenarioPerson['income'] {
  const own = amounts.gross_annual_employment_pension_amount
  const annuity = amounts.gross_annual_annuity_amount
  return {
    annual_employment_income: amounts.gross_annual_income,
    state_pension_income: amounts.gross_annual_old_age_pension_amount,
    old_age_pension_income: own === null && annuity === null ? null : (own ?? 0) + (annuity ?? 0),
    survivor_pension_income: amounts.gross_annual_partner_pension_amount,
  }
}

const listObligationTypes = (obligations: readonly Obligation[]) =>
  obligationTypes.filter((type) => obligations.some((one) => one.type === type))

function toScenarioObligations(obligations: readonly Obligation[]) {
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((whole, value) => whole + (value ?? 0), 0)
  const types = listObligationTypes(obligations)
  const amounts = types.map((type) => {
    const own = obligations.filter((one) => one.type === type)
    const isAlimony = type === 'alimony'
    return [
      type,
      {
        credit_limit: sum(own.map((one) => one.credit_limit ?? one.principal_amount)) || null,
        monthly_amount: isAlimony
          ? toMonthlyAlimony(sum(own.map((one) => one.gross_annual_obligation)))
          : sum(own.map(({ monthly_amount }) => monthly_amount)),
      },
    ] as const
  })
  return {
    obligations: Object.fromEntries(types.map((type) => [type, true])),
    obligation_amounts: Object.fromEntries(amounts),
  } satisfies Pick<ScenarioPerson, 'obligations' | 'obligation_amounts'>
}

/** Types of debt that belong to both partners if the obligation names no owner. */
const jointDebtTypes = new Set<string>([
  'payment_account_with_negative_balance',
  'personal_loan',
  'ongoing_credit',
])

export type DebtOwner = (typeof obligationOwners)[number]

/**
 * Returns the owner of a debt. If the obligation names no owner, loans belong to both partners, other obligations to
 * the customer.
 */
export const getDebtOwner = ({ owner, type }: Obligation): DebtOwner =>
  obligationOwners.find((one) => one === owner) ?? (jointDebtTypes.has(type) ? 'joint' : 'customer')

function splitObligationsByOwner(obligations: readonly Obligation[], hasPartner: boolean) {
  if (!hasPartner) return { applicant: toScenarioObligations(obligations), partner: {} }
  const filterByOwner = (owner: DebtOwner) => obligations.filter((one) => getDebtOwner(one) === owner)
  const joint = filterByOwner('joint')
  return {
    applicant: {
      ...toScenarioObligations([...filterByOwner('customer'), ...joint]),
      joint_obligations: listObligationTypes(joint),
    },
    partner: { ...toScenarioObligations(filterByOwner('partner')), joint_obligations: [] },
  }
}

function countDeductibleMonths(part: MortgagePart, today: string): number | null {
  if (part.tax_box_type === 3) return 0
  const end = calculateDeductionEnd(part)
  return end === null ? null : Math.min(600, countMonthsUntil(today, end))
}

const convertPercentToFraction = (percent: number): number => Math.round(percent * 1e4) / 1e6

/**
 * Converts a mortgage part to calculation input (API-63); null if the part has no debt, or has not started yet. A part
 * past its end date has no planned payments, but its debt still bears interest.
 */
export function toAdvicePart(part: MortgagePart, today: string): ScenarioBody['loan_parts'][number] | null {
  const { calculator } = getRepaymentType(part.type)
  const debt = part.remaining_debt ?? 0
  if (debt <= 0 || !hasPartStarted(part, today)) return null
  const isVariable = part.interest_type === 'variable'
  const isOver = part.einddatum !== null && part.einddatum <= today
  return {
    repayment_type: isOver ? 'interest_only' : calculator,
    ...(isStarterLoan(part) && { starter_loan: true }),
    first_deposit_amount: part.deposits,
    current_amount: debt,
    premium: part.monthly_premium || null,
    interest_rate: convertPercentToFraction(part.interest ?? 0),
    return_rate: part.return_rate === null ? null : convertPercentToFraction(part.return_rate),
    duration_in_months: Math.min(600, Math.max(1, countRemainingMonths(today, part.einddatum))),
    deductible_period_in_months: countDeductibleMonths(part, today),
    remaining_interest_period_in_months: isVariable
      ? 0
      : Math.min(600, countRemainingMonths(today, part.einddatumRentevast)),
  }
}

export interface AdviceCustomerFile {
  customer: Customer
  family: Family
  living: LivingDetails
  mortgage: Mortgage
  otherMortgages?: readonly Mortgage[]
  obligations: readonly Obligation[]
  policies?: readonly AdviceInsurancePolicy[]
  /** Number of calendar years with work of each person; null or absent if unknown. */
  yearsOfWork?: { customer: number | null; partner: number | null }
  /** Age in years at which each person stops working; by default the state pension age. */
  stopsAt?: { applicant?: number | undefined; partner?: number | undefined }
  /** Date of the calculation, 'YYYY-MM-DD'. */
  today: string
}

/**
 * Finds the only debtor of a mortgage by the names of its debtors; null if both partners are debtors, or if no name
 * matches.
 */
export function findSoleDebtor(
  { mortgagors }: Mortgage,
  { customer, family }: Pick<AdviceCustomerFile, 'customer' | 'family'>,
): 'applicant' | 'partner' | null {
  const partner = family.partner
  const isDebtor = (name: string | undefined) =>
    name !== undefined && (mortgagors ?? []).some((one) => one.toLowerCase().includes(name.toLowerCase()))
  const [isOfCustomer, isOfPartner] = [isDebtor(customer.full_name), isDebtor(partner?.full_name)]
  if (!partner || isOfCustomer === isOfPartner) return null
  return isOfCustomer ? 'applicant' : 'partner'
}

/** Converts the parts of all running mortgages, starting with those of `mortgage`. */
function toScenarioParts(file: AdviceCustomerFile): ScenarioBody['loan_parts'] {
  const { mortgage, otherMortgages = [], living, today } = file
  return [mortgage, ...otherMortgages].flatMap((one) => {
    const owner = findSoleDebtor(one, file)
    const held = {
      ...(owner && { owner }),
      ...(one !== mortgage && !isMortgageOnHome(one, living.property) && { on_home: false }),
    }
    return one.mortgageParts.flatMap((part) => {
      const sent = toAdvicePart(part, today)
      return sent ? [{ ...sent, ...held }] : []
    })
  })
}

const findYoungestBirthDate = ({ children }: Family): string | null =>
  children
    .flatMap(({ date_of_birth }) => date_of_birth ?? [])
    .sort()
    .at(-1) ?? null

/** Creates the request body of a scenario calculation (API-61, SCEN-16); null if a date of birth is missing. */
export function createScenarioRequestBody(
  file: AdviceCustomerFile,
): Omit<ScenarioBody, 'step' | 'lead'> | null {
  const { customer, family, living, mortgage, obligations, policies, yearsOfWork, stopsAt } = file
  const birth = customer.date_of_birth
  if (birth === null) return null
  const { partner } = family
  const owed = splitObligationsByOwner(obligations, Boolean(partner?.date_of_birth))
  const toYearsOfWorkField = (known: number | null | undefined) =>
    known == null ? {} : { years_of_work: known }
  const toStopAgeField = (age: number | undefined) => (age === undefined ? {} : { stops_working_at_age: age })
  return {
    applicant: {
      date_of_birth: birth,
      income: toScenarioIncome(customer),
      ...owed.applicant,
      ...toYearsOfWorkField(yearsOfWork?.customer),
      ...toStopAgeField(stopsAt?.applicant),
    },
    partner: partner?.date_of_birth
      ? {
          date_of_birth: partner.date_of_birth,
          income: toScenarioIncome(partner),
          ...owed.partner,
          ...toYearsOfWorkField(yearsOfWork?.partner),
          ...toStopAgeField(stopsAt?.partner),
        }
      : null,
    youngest_child_date_of_birth: findYoungestBirthDate(family),
    energy_label: toAdviceEnergyLabel(living.property?.energy_label),
    property_tax_value: living.property?.woz_value_home ?? mortgage.wozWaarde,
    loan_parts: toScenarioParts(file),
    ...(policies && policies.length > 0 && { policies: [...policies] }),
  }
}

export interface RefinanceChoice {
  marketValue: number
  period: RefinanceBody['new_interest_period_in_months']
  financesPenalty: boolean
  /**
   * Part of the debt in euro that pays for energy-saving measures, which raises the maximum by value (Trhk art. 5(3)).
   */
  measuresCosts: number
  /** Rate after the fixed-rate periods as a fraction; null for the default of the calculation. */
  rateAfter: number | null
  /** `product_id` of the current product; null if unknown. */
  productLineId: string | null
}

const getTaxBox = (part: MortgagePart) => (part.tax_box_type === 3 ? ('box3' as const) : ('box1' as const))

const toOtherMortgage = (mortgage: Mortgage, { living, today }: AdviceCustomerFile) => ({
  on_same_home: isMortgageOnHome(mortgage, living.property),
  loan_parts: mortgage.mortgageParts.flatMap((part) => {
    const sent = toAdvicePart(part, today)
    return sent ? [{ ...sent, box: getTaxBox(part) }] : []
  }),
})

/** Creates the request body of a refinance comparison (API-66); null if a date of birth is missing. */
export function createRefinanceRequestBody(
  file: AdviceCustomerFile,
  choice: RefinanceChoice,
): Omit<RefinanceBody, 'step' | 'lead'> | null {
  const { mortgage, today, policies: _, ...rest } = file
  const body = createScenarioRequestBody({ ...rest, mortgage, today })
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
      const sent = toAdvicePart(part, today)
      return sent
        ? [
            {
              ...sent,
              original_amount: Math.max(part.hoofdsom, sent.current_amount),
              nhg_applicable: part.nhg ?? false,
              box: getTaxBox(part),
            },
          ]
        : []
    }),
    other_mortgages: (file.otherMortgages ?? []).map((other) => toOtherMortgage(other, file)),
  }
}

/** Counts the calendar years since the earliest start of a current job; null if unknown. */
export function countYearsOfWork(incomes: readonly Income[], today: string): number | null {
  const starts = incomes.flatMap(({ employment }) => employment?.start_of_service ?? []).sort()
  const [first] = starts
  return first === undefined || first > today ? null : Number(today.slice(0, 4)) - Number(first.slice(0, 4))
}
