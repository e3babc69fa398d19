import { scenarioSet } from '@portal/advice/scenarios/scenario-set'
import { ScenarioInput, type ScenarioResult, type ScenarioSet } from '@portal/contract/scenario'
import type { UpcomingEvent } from '@portal/contract/upcoming-events'
import { scenarioBodyOf } from '@portal/domain/advice-input'
import { matchedMortgage, mortgagesBeside } from '@portal/domain/matched-mortgage'
import { policyCovers } from '@portal/domain/policy-cover'
import * as v from 'valibot'
import type { EventsBasis } from './ahead.ts'
import type { EventsFile } from './file.ts'

/** Scenario input of a file; null if incomplete. */
function inputOf({ customer, family, living, mortgages, obligations, policies }: EventsFile, today: string) {
  const mortgage = matchedMortgage(mortgages, living?.property ?? null)
  if (!mortgage || !living?.property) return null
  const { covers } = policyCovers(policies, { customer, partner: family.partner, today })
  const body = scenarioBodyOf({
    ...{ customer, family, living, mortgage, obligations, today },
    otherMortgages: mortgagesBeside(mortgages, mortgage),
    policies: covers.map(({ sent }) => sent),
  })
  const input = v.safeParse(ScenarioInput, body)
  return input.success && input.output.loan_parts.length > 0 ? { mortgage, input: input.output } : null
}

const rankOf = (result: ScenarioResult | null): number => {
  const livable = (result?.insured ?? result)?.verdict.livable
  return livable === true ? 2 : livable === 'maybe' ? 1 : 0
}

/** Rank of the result of each scenario and person, in a fixed order. */
function ranksOf(set: ScenarioSet): number[] {
  const { retirement, death, incapacitated, unemployment, break_up, new_interest_only } = set
  const each = [retirement, death, incapacitated['50'], incapacitated['80'], unemployment, break_up]
  const results = each.flatMap(({ applicant, partner }) => [applicant, partner])
  return [...results, new_interest_only.applicant].map(rankOf)
}

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

/**
 * Future norm editions that change a scenario's result, on their first day. Both results are calculated for that day,
 * so that only the norms differ.
 */
export function normsTurns(file: EventsFile, { today, editions, normsOn }: EventsBasis): UpcomingEvent[] {
  const scenario = editions.length > 0 ? inputOf(file, today) : null
  if (!scenario) return []
  const { mortgage, input } = scenario
  return editions.flatMap((date) => {
    const under = (day: string) => ranksOf(scenarioSet(input, { today: date, norms: normsOn(day) }))
    const before = under(dayBefore(date))
    const changes = under(date).map((rank, place) => Math.sign(rank - (before[place] ?? 0)))
    if (changes.every((change) => change === 0)) return []
    return [{ kind: 'norms', date, of: mortgage.id, turns: changes.includes(-1) ? 'worse' : 'better' }]
  })
}
