import type {
  AdviceInsurancePolicy,
  ScenarioInput,
  ScenarioRequest,
  ScenarioResult,
  ScenarioSet,
} from '@portal/contract/scenario'
import { countMonthsUntil } from '@portal/time/calendar-day'
import { getAmountValue } from '../figure.ts'
import { createFigureTracer } from '../figure-tracer.ts'
import { createMember } from '../household.ts'
import { createScheduledPart, type LoanPart } from '../loan-part.ts'
import type { CalculationBasis, Norms } from '../norms.ts'
import { toPercent } from '../percent.ts'
import { calculateHouseholdIncome } from './affordability.ts'
import {
  calculateInterestOnlyLimit,
  createBreakUpProjection,
  createDeathProjection,
  createInterestOnlyEndProjection,
  createRetirementProjection,
  createUnchangedProjection,
} from './household-events.ts'
import type { HouseholdProjection } from './household-projection.ts'
import { getHouseholdStateToday, getStateWithoutEvents, type Household } from './household-state.ts'
import { findInsuranceCover, type InsuranceCover } from './insurance-cover.ts'
import { getPartsInMonth, type ScenarioContext } from './scenario-context.ts'
import { calculateScenarioResult, type Scenario } from './scenario-outcome.ts'
import { calculateTimeline } from './scenario-timeline.ts'
import {
  createIncapacityProjection,
  createUnemploymentProjection,
  listIncapacityShares,
} from './work-events.ts'

/** Converts an input part. If the end of interest deduction is unknown, the maximum period counts (SCEN-24). */
export function createLoanPart(
  norms: Norms,
  part: Omit<ScenarioInput['loan_parts'][number], 'owner' | 'on_home'>,
  today: string,
): LoanPart {
  const untilEnd = countMonthsUntil(today, norms.refinance.assumed_deduction_end.value)
  return {
    type: part.repayment_type,
    isStarterLoan: part.starter_loan,
    debt: part.current_amount,
    original: part.current_amount,
    saved: part.first_deposit_amount ?? 0,
    premium: part.premium ?? null,
    interest: toPercent(part.interest_rate),
    returnRate: part.return_rate == null ? null : toPercent(part.return_rate),
    months: part.duration_in_months,
    deductibleMonths: part.deductible_period_in_months ?? untilEnd,
    fixedMonths: part.remaining_interest_period_in_months,
  }
}

type PersonRole = ScenarioRequest['who']
type CoveredRisk = AdviceInsurancePolicy['covers']

interface ScenarioRequestContext {
  context: ScenarioContext
  households: Record<PersonRole, Household | null>
  input: ScenarioInput
}

function createRequestContext(
  input: ScenarioInput,
  { norms, today }: CalculationBasis,
): ScenarioRequestContext {
  const context: ScenarioContext = {
    norms,
    today,
    parts: input.loan_parts.map((part) => ({
      ...createScheduledPart(createLoanPart(norms, part, today), today),
      owner: part.owner ?? 'joint',
      isOnHome: part.on_home,
    })),
    label: input.energy_label ?? null,
    propertyValue: input.property_tax_value,
    tracer: createFigureTracer(true),
    partsByMonth: new Map(),
  }
  const applicant = createMember(norms, input.applicant, today)
  const partner = input.partner ? createMember(norms, input.partner, today) : null
  const youngestChild = input.youngest_child_date_of_birth
  const ofApplicant = { norms, today, self: applicant, other: partner, youngestChild }
  const ofPartner = partner && { ...ofApplicant, self: partner, other: applicant }
  return { context, households: { applicant: ofApplicant, partner: ofPartner }, input }
}

const getOtherRole = (who: PersonRole): PersonRole => (who === 'applicant' ? 'partner' : 'applicant')

/** Returns null if the scenario cannot happen. */
function createScenario(
  { households, context, input }: ScenarioRequestContext,
  request: ScenarioRequest,
): Scenario | null {
  const { scenario, who, percent } = request
  const household = households[who]
  if (!household) return null
  const findPolicyCover = (covers: CoveredRisk, share?: number): InsuranceCover | null =>
    findInsuranceCover(input.policies ?? [], {
      who,
      covers,
      birth: household.self.person.date_of_birth,
      today: household.today,
      ...(share !== undefined && { percent: share }),
    })
  const toScenario = (projection: HouseholdProjection | null, cover: InsuranceCover | null = null) =>
    projection && { household, projection, cover }
  const full = household.norms['work-benefits'].incapacity.value.full_percent
  const share = percent ?? full
  switch (scenario) {
    case 'retirement':
      return toScenario(createRetirementProjection(household))
    case 'death':
      return toScenario(createDeathProjection(household), findPolicyCover('death'))
    case 'incapacitated':
      return toScenario(
        createIncapacityProjection(household, share),
        findPolicyCover('incapacity', share >= full ? 100 : share),
      )
    case 'incapacitated_durable':
      return toScenario(createIncapacityProjection(household, 100, true), findPolicyCover('incapacity'))
    case 'unemployment':
      return toScenario(createUnemploymentProjection(household), findPolicyCover('unemployment'))
    case 'break_up':
      return toScenario(createBreakUpProjection(household, getOtherRole(who)))
    case 'new_interest_only':
      return toScenario(
        createInterestOnlyEndProjection(
          household,
          context.parts.map(({ part, isOnHome }) => ({ ...part, isOnHome })),
        ),
      )
    case 'move':
      return toScenario(createUnchangedProjection(household, 0, getHouseholdStateToday(household)))
  }
}

/**
 * Calculates the upper limit of the debt: the maximum interest-only debt by the home's value, plus all debt in parts
 * that are not interest-only and all debt on other homes.
 */
function calculateDebtLimitAt({ context, input }: ScenarioRequestContext, months: number) {
  if (input.property_tax_value === null) return undefined
  const repaid = getPartsInMonth(context, months)
    .filter(({ type }, place) => type !== 'interest_only' || !context.parts[place]?.isOnHome)
    .reduce((sum, { debt }) => sum + getAmountValue(debt), 0)
  return calculateInterestOnlyLimit(context.norms, input.property_tax_value, repaid)
}

export function calculateScenarioSet(input: ScenarioInput, basis: CalculationBasis): ScenarioSet {
  const requestContext = createRequestContext(input, basis)
  const { context, households } = requestContext
  const { norms } = basis
  const ofApplicant = households.applicant as Household
  const incomeToday = calculateHouseholdIncome(
    context,
    getStateWithoutEvents(ofApplicant, 0).members,
    getPartsInMonth(context, 0),
  )
  const calculateResult = (
    request: ScenarioRequest,
    box: 'box1' | 'box3' = 'box1',
  ): ScenarioResult | null => {
    const scenario = createScenario(requestContext, request)
    if (!scenario) return null
    const isProlonged = request.scenario === 'new_interest_only'
    const limit = isProlonged
      ? calculateDebtLimitAt(requestContext, scenario.projection.assessedState.months)
      : undefined
    return calculateScenarioResult(context, scenario, incomeToday, { box, limit })
  }
  const calculateScenarioByPerson = (scenario: ScenarioRequest['scenario'], percent?: number) => ({
    applicant: calculateResult({ scenario, percent, who: 'applicant' }),
    partner: calculateResult({ scenario, percent, who: 'partner' }),
  })
  const moving = { scenario: 'move', who: 'applicant' } as const
  const shown = input.timeline_of ? createScenario(requestContext, input.timeline_of) : null
  return {
    retirement: calculateScenarioByPerson('retirement'),
    death: calculateScenarioByPerson('death'),
    incapacitated: {
      '50': calculateScenarioByPerson('incapacitated', 50),
      '80': calculateScenarioByPerson('incapacitated', 80),
      durable: calculateScenarioByPerson('incapacitated_durable'),
      shares: input.every_incapacity_share
        ? listIncapacityShares(norms).map((percent) => ({
            percent,
            ...calculateScenarioByPerson('incapacitated', percent),
          }))
        : null,
    },
    unemployment: calculateScenarioByPerson('unemployment'),
    break_up: calculateScenarioByPerson('break_up'),
    new_interest_only: { applicant: calculateResult({ scenario: 'new_interest_only', who: 'applicant' }) },
    move: {
      box1: { applicant: calculateResult(moving) },
      box3: { applicant: calculateResult(moving, 'box3') },
    },
    timeline: shown && calculateTimeline(context, shown),
    trace: context.tracer.trace,
  }
}
