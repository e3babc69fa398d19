import { monthsUntil } from '@portal/contract/day'
import type {
  AdvicePolicy,
  ScenarioInput,
  ScenarioRequest,
  ScenarioResult,
  ScenarioSet,
} from '@portal/contract/scenario'
import { numberOf } from '../figure.ts'
import { memberOf } from '../household.ts'
import { type LoanPart, planPart } from '../loan-part.ts'
import type { Basis, Norms } from '../norms.ts'
import { percentOf } from '../percent.ts'
import { makeTracer } from '../trace.ts'
import { householdIncome } from './assess.ts'
import type { Course } from './course.ts'
import { type Cover, coverOf } from './cover.ts'
import { breakUp, death, interestOnlyLimit, newInterestOnly, retirement, withoutChanges } from './events.ts'
import { momentToday as asToday, type Household, ordinaryMoment } from './household-at.ts'
import { outcomeOf, type Scenario } from './outcome.ts'
import { partsAt, type ScenarioContext } from './scenario-context.ts'
import { timelineOf } from './timeline.ts'
import { incapacity, incapacityShares, unemployment } from './work-events.ts'

/**
 * Makes an engine part from an input part. Without an end of deduction, the maximum period of the norms counts
 * (SCEN-24).
 */
export function loanPartOf(
  norms: Norms,
  sent: Omit<ScenarioInput['loan_parts'][number], 'owner' | 'on_home'>,
  today: string,
): LoanPart {
  const untilEnd = monthsUntil(today, norms.refinance.assumed_deduction_end.value)
  return {
    type: sent.repayment_type,
    isStarterLoan: sent.starter_loan,
    debt: sent.current_amount,
    original: sent.current_amount,
    saved: sent.first_deposit_amount ?? 0,
    premium: sent.premium ?? null,
    interest: percentOf(sent.interest_rate),
    returnRate: sent.return_rate == null ? null : percentOf(sent.return_rate),
    months: sent.duration_in_months,
    deductibleMonths: sent.deductible_period_in_months ?? untilEnd,
    fixedMonths: sent.remaining_interest_period_in_months,
  }
}

type Who = ScenarioRequest['who']
type Covers = AdvicePolicy['covers']

/** Input of a household's scenarios. */
interface ScenarioRequestContext {
  setting: ScenarioContext
  households: Record<Who, Household | null>
  input: ScenarioInput
}

function given(input: ScenarioInput, { norms, today }: Basis): ScenarioRequestContext {
  const setting: ScenarioContext = {
    norms,
    today,
    parts: input.loan_parts.map((sent) => ({
      ...planPart(loanPartOf(norms, sent, today), today),
      owner: sent.owner ?? 'joint',
      isOnHome: sent.on_home,
    })),
    label: input.energy_label ?? null,
    propertyValue: input.property_tax_value,
    tracer: makeTracer(true),
    seen: new Map(),
  }
  const applicant = memberOf(norms, input.applicant, today)
  const partner = input.partner ? memberOf(norms, input.partner, today) : null
  const youngestChild = input.youngest_child_date_of_birth
  const ofApplicant = { norms, today, self: applicant, other: partner, youngestChild }
  const ofPartner = partner && { ...ofApplicant, self: partner, other: applicant }
  return { setting, households: { applicant: ofApplicant, partner: ofPartner }, input }
}

const otherOf = (who: Who): Who => (who === 'applicant' ? 'partner' : 'applicant')

/** A scenario of a person with policy payments; null if it cannot happen. */
function scenarioOf(
  { households, setting, input }: ScenarioRequestContext,
  request: ScenarioRequest,
): Scenario | null {
  const { scenario, who, percent } = request
  const household = households[who]
  if (!household) return null
  const covered = (covers: Covers, share?: number): Cover | null =>
    coverOf(input.policies ?? [], {
      who,
      covers,
      birth: household.self.person.date_of_birth,
      today: household.today,
      ...(share !== undefined && { percent: share }),
    })
  const of = (course: Course | null, cover: Cover | null = null) => course && { household, course, cover }
  const full = household.norms['work-benefits'].incapacity.value.full_percent
  const share = percent ?? full
  switch (scenario) {
    case 'retirement':
      return of(retirement(household))
    case 'death':
      return of(death(household), covered('death'))
    case 'incapacitated':
      return of(incapacity(household, share), covered('incapacity', share >= full ? 100 : share))
    case 'incapacitated_durable':
      return of(incapacity(household, 100, true), covered('incapacity'))
    case 'unemployment':
      return of(unemployment(household), covered('unemployment'))
    case 'break_up':
      return of(breakUp(household, otherOf(who)))
    case 'new_interest_only':
      return of(
        newInterestOnly(
          household,
          setting.parts.map(({ part, isOnHome }) => ({ ...part, isOnHome })),
        ),
      )
    case 'move':
      return of(withoutChanges(household, 0, asToday(household)))
  }
}

/** Limit of the interest-only debt by the home's value, plus debt with repayment and debt on other homes. */
function limitAt({ setting, input }: ScenarioRequestContext, months: number) {
  if (input.property_tax_value === null) return undefined
  const repaid = partsAt(setting, months)
    .filter(({ type }, place) => type !== 'interest_only' || !setting.parts[place]?.isOnHome)
    .reduce((sum, { debt }) => sum + numberOf(debt), 0)
  return interestOnlyLimit(setting.norms, input.property_tax_value, repaid)
}

/** Calculates all scenarios of a household. A pure function of its input and basis. */
export function scenarioSet(input: ScenarioInput, basis: Basis): ScenarioSet {
  const all = given(input, basis)
  const { setting, households } = all
  const { norms } = basis
  const ofApplicant = households.applicant as Household
  const incomeToday = householdIncome(setting, ordinaryMoment(ofApplicant, 0).members, partsAt(setting, 0))
  const result = (request: ScenarioRequest, box: 'box1' | 'box3' = 'box1'): ScenarioResult | null => {
    const scenario = scenarioOf(all, request)
    if (!scenario) return null
    const isProlonged = request.scenario === 'new_interest_only'
    const limit = isProlonged ? limitAt(all, scenario.course.counted.months) : undefined
    return outcomeOf(setting, scenario, incomeToday, { box, limit })
  }
  const each = (scenario: ScenarioRequest['scenario'], percent?: number) => ({
    applicant: result({ scenario, percent, who: 'applicant' }),
    partner: result({ scenario, percent, who: 'partner' }),
  })
  const moving = { scenario: 'move', who: 'applicant' } as const
  const shown = input.timeline_of ? scenarioOf(all, input.timeline_of) : null
  return {
    retirement: each('retirement'),
    death: each('death'),
    incapacitated: {
      '50': each('incapacitated', 50),
      '80': each('incapacitated', 80),
      durable: each('incapacitated_durable'),
      shares: input.every_incapacity_share
        ? incapacityShares(norms).map((percent) => ({ percent, ...each('incapacitated', percent) }))
        : null,
    },
    unemployment: each('unemployment'),
    break_up: each('break_up'),
    new_interest_only: { applicant: result({ scenario: 'new_interest_only', who: 'applicant' }) },
    move: { box1: { applicant: result(moving) }, box3: { applicant: result(moving, 'box3') } },
    timeline: shown && timelineOf(setting, shown),
    trace: setting.tracer.trace,
  }
}
