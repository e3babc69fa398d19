import type { Norms } from '@portal/advice/norms'
import { calculateScenarioSet } from '@portal/advice/scenarios/scenario-set'
import { ScenarioInput, type ScenarioResult, type ScenarioSet } from '@portal/contract/scenario'
import type { UpcomingEvent } from '@portal/contract/upcoming-events'
import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { findMortgageForCalculation, listOtherMortgages } from '@portal/domain/mortgage-on-home'
import { readPolicyCovers } from '@portal/domain/policy-cover'
import * as v from 'valibot'
import type { EventsCustomerFile } from './events-customer-file.ts'

/** Date and norms on which upcoming events depend, besides the customer's file. */
export interface EventsBasis {
  /** 'YYYY-MM-DD'. */
  today: string
  /** First days of future norm editions. */
  futureEditionDates: readonly string[]
  normsOn: (date: string) => Norms
}

/** Returns null if the customer's file is incomplete. */
function toScenarioInput(
  { customer, family, living, mortgages, obligations, policies }: EventsCustomerFile,
  today: string,
) {
  const mortgage = findMortgageForCalculation(mortgages, living?.property ?? null)
  if (!mortgage || !living?.property) return null
  const { covers } = readPolicyCovers(policies, { customer, partner: family.partner, today })
  const body = createScenarioRequestBody({
    ...{ customer, family, living, mortgage, obligations, today },
    otherMortgages: listOtherMortgages(mortgages, mortgage),
    policies: covers.map(({ sent }) => sent),
  })
  const input = v.safeParse(ScenarioInput, body)
  return input.success && input.output.loan_parts.length > 0 ? { mortgage, input: input.output } : null
}

const getVerdictRank = (result: ScenarioResult | null): number => {
  const livable = (result?.insured ?? result)?.verdict.livable
  return livable === true ? 2 : livable === 'maybe' ? 1 : 0
}

/** Lists the ranks of all scenarios and persons, always in the same order. */
function listVerdictRanks(set: ScenarioSet): number[] {
  const { retirement, death, incapacitated, unemployment, break_up, new_interest_only } = set
  const each = [retirement, death, incapacitated['50'], incapacitated['80'], unemployment, break_up]
  const results = each.flatMap(({ applicant, partner }) => [applicant, partner])
  return [...results, new_interest_only.applicant].map(getVerdictRank)
}

const getDayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

/**
 * Finds future norm editions that change a scenario's result. Both results are calculated for the first day of the
 * edition, so that only the norms differ.
 */
export function findNormsChanges(
  file: EventsCustomerFile,
  { today, futureEditionDates, normsOn }: EventsBasis,
): UpcomingEvent[] {
  const scenario = futureEditionDates.length > 0 ? toScenarioInput(file, today) : null
  if (!scenario) return []
  const { mortgage, input } = scenario
  return futureEditionDates.flatMap((date) => {
    const listRanksUnderNorms = (day: string) =>
      listVerdictRanks(calculateScenarioSet(input, { today: date, norms: normsOn(day) }))
    const before = listRanksUnderNorms(getDayBefore(date))
    const changes = listRanksUnderNorms(date).map((rank, place) => Math.sign(rank - (before[place] ?? 0)))
    if (changes.every((change) => change === 0)) return []
    return [{ kind: 'norms', date, of: mortgage.id, turns: changes.includes(-1) ? 'worse' : 'better' }]
  })
}
