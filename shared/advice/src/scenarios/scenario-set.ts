import { countMonthsUntil } from '@portal/contract/calendar-day'
import type {
  AdvicePolicy,
  ScenarioInput,
  ScenarioRequest,
  ScenarioResult,
  ScenarioSet,
} from '@portal/contract/scenario'
import { getAmountValue } from '../figure.ts'
import { createMember } from '../household.ts'
import { type LoanPart, planPart } from '../loan-part.ts'
import type { CalculationBasis, Norms } from '../norms.ts'
import { toPercent } from '../percent.ts'
import { createTracer } from '../trace.ts'
import { calculateHouseholdIncome } from './assess.ts'
import type { ScenarioCourse } from './course.ts'
import { findCover, type InsuranceCover } from './cover.ts'
import {
  calculateInterestOnlyLimit,
  createBreakUpCourse,
  createDeathCourse,
  createInterestOnlyEndCourse,
  createRetirementCourse,
  createUnchangedCourse,
} from './events.ts'
import { getMomentToday, getOrdinaryMoment, type Household } from './household-at.ts'
import { calculateOutcome, type Scenario } from './outcome.ts'
import { getPartsAt, type ScenarioContext } from './scenario-context.ts'
import { calculateTimeline } from './timeline.ts'
import { createIncapacityCourse, createUnemploymentCourse, listIncapacityShares } from './work-events.ts'

/**
 * Makes an engine part from an input part. Without an end of deduction, the maximum period of the norms counts
 * (SCEN-24).
 */
export function createLoanPart(
  norms: Norms,
  sent: Omit<ScenarioInput['loan_parts'][number], 'owner' | 'on_home'>,
  today: string,
): LoanPart {
  const untilEnd = countMonthsUntil(today, norms.refinance.assumed_deduction_end.value)
  return {
    type: sent.repayment_type,
    isStarterLoan: sent.starter_loan,
    debt: sent.current_amount,
    original: sent.current_amount,
    saved: sent.first_deposit_amount ?? 0,
    premium: sent.premium ?? null,
    interest: toPercent(sent.interest_rate),
    returnRate: sent.return_rate == null ? null : toPercent(sent.return_rate),
    months: sent.duration_in_months,
    deductibleMonths: sent.deductible_period_in_months ?? untilEnd,
    fixedMonths: sent.remaining_interest_period_in_months,
  }
}

type PersonRole = ScenarioRequest['who']
type CoveredRisk = AdvicePolicy['covers']

/** Input of a household's scenarios. */
interface ScenarioRequestContext {
  setting: ScenarioContext
  households: Record<PersonRole, Household | null>
  input: ScenarioInput
}

function createRequestContext(
  input: ScenarioInput,
  { norms, today }: CalculationBasis,
): ScenarioRequestContext {
  const setting: ScenarioContext = {
    norms,
    today,
    parts: input.loan_parts.map((sent) => ({
      ...planPart(createLoanPart(norms, sent, today), today),
      owner: sent.owner ?? 'joint',
      isOnHome: sent.on_home,
    })),
    label: input.energy_label ?? null,
    propertyValue: input.property_tax_value,
    tracer: createTracer(true),
    seen: new Map(),
  }
  const applicant = createMember(norms, input.applicant, today)
  const partner = input.partner ? createMember(norms, input.partner, today) : null
  const youngestChild = input.youngest_child_date_of_birth
  const ofApplicant = { norms, today, self: applicant, other: partner, youngestChild }
  const ofPartner = partner && { ...ofApplicant, self: partner, other: applicant }
  return { setting, households: { applicant: ofApplicant, partner: ofPartner }, input }
}

const getOtherRole = (who: PersonRole): PersonRole => (who === 'applicant' ? 'partner' : 'applicant')

/** A scenario of a person with policy payments; null if it cannot happen. */
function createScenario(
  { households, setting, input }: ScenarioRequestContext,
  request: ScenarioRequest,
): Scenario | null {
  const { scenario, who, percent } = request
  const household = households[who]
  if (!household) return null
  const findPolicyCover = (covers: CoveredRisk, share?: number): InsuranceCover | null =>
    findCover(input.policies ?? [], {
      who,
      covers,
      birth: household.self.person.date_of_birth,
      today: household.today,
      ...(share !== undefined && { percent: share }),
    })
  const toScenario = (course: ScenarioCourse | null, cover: InsuranceCover | null = null) =>
    course && { household, course, cover }
  const full = household.norms['work-benefits'].incapacity.value.full_percent
  const share = percent ?? full
  switch (scenario) {
    case 'retirement':
      return toScenario(createRetirementCourse(household))
    case 'death':
      return toScenario(createDeathCourse(household), findPolicyCover('death'))
    case 'incapacitated':
      return toScenario(
        createIncapacityCourse(household, share),
        findPolicyCover('incapacity', share >= full ? 100 : share),
      )
    case 'incapacitated_durable':
      return toScenario(createIncapacityCourse(household, 100, true), findPolicyCover('incapacity'))
    case 'unemployment':
      return toScenario(createUnemploymentCourse(household), findPolicyCover('unemployment'))
    case 'break_up':
      return toScenario(createBreakUpCourse(household, getOtherRole(who)))
    case 'new_interest_only':
      return toScenario(
        createInterestOnlyEndCourse(
          household,
          setting.parts.map(({ part, isOnHome }) => ({ ...part, isOnHome })),
        ),
      )
    case 'move':
      return toScenario(createUnchangedCourse(household, 0, getMomentToday(household)))
  }
}

/** Limit of the interest-only debt by the home's value, plus debt with repayment and debt on other homes. */
function calculateLimitAt({ setting, input }: ScenarioRequestContext, months: number) {
  if (input.property_tax_value === null) return undefined
  const repaid = getPartsAt(setting, months)
    .filter(({ type }, place) => type !== 'interest_only' || !setting.parts[place]?.isOnHome)
    .reduce((sum, { debt }) => sum + getAmountValue(debt), 0)
  return calculateInterestOnlyLimit(setting.norms, input.property_tax_value, repaid)
}

/** Calculates all scenarios of a household. A pure function of its input and basis. */
export function calculateScenarioSet(input: ScenarioInput, basis: CalculationBasis): ScenarioSet {
  const all = createRequestContext(input, basis)
  const { setting, households } = all
  const { norms } = basis
  const ofApplicant = households.applicant as Household
  const incomeToday = calculateHouseholdIncome(
    setting,
    getOrdinaryMoment(ofApplicant, 0).members,
    getPartsAt(setting, 0),
  )
  const calculateResult = (
    request: ScenarioRequest,
    box: 'box1' | 'box3' = 'box1',
  ): ScenarioResult | null => {
    const scenario = createScenario(all, request)
    if (!scenario) return null
    const isProlonged = request.scenario === 'new_interest_only'
    const limit = isProlonged ? calculateLimitAt(all, scenario.course.counted.months) : undefined
    return calculateOutcome(setting, scenario, incomeToday, { box, limit })
  }
  const calculateForEachPerson = (scenario: ScenarioRequest['scenario'], percent?: number) => ({
    applicant: calculateResult({ scenario, percent, who: 'applicant' }),
    partner: calculateResult({ scenario, percent, who: 'partner' }),
  })
  const moving = { scenario: 'move', who: 'applicant' } as const
  const shown = input.timeline_of ? createScenario(all, input.timeline_of) : null
  return {
    retirement: calculateForEachPerson('retirement'),
    death: calculateForEachPerson('death'),
    incapacitated: {
      '50': calculateForEachPerson('incapacitated', 50),
      '80': calculateForEachPerson('incapacitated', 80),
      durable: calculateForEachPerson('incapacitated_durable'),
      shares: input.every_incapacity_share
        ? listIncapacityShares(norms).map((percent) => ({
            percent,
            ...calculateForEachPerson('incapacitated', percent),
          }))
        : null,
    },
    unemployment: calculateForEachPerson('unemployment'),
    break_up: calculateForEachPerson('break_up'),
    new_interest_only: { applicant: calculateResult({ scenario: 'new_interest_only', who: 'applicant' }) },
    move: {
      box1: { applicant: calculateResult(moving) },
      box3: { applicant: calculateResult(moving, 'box3') },
    },
    timeline: shown && calculateTimeline(setting, shown),
    trace: setting.tracer.trace,
  }
}
