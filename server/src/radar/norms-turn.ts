import { scenarioSet } from '@portal/advice/scenarios/scenario-set'
import type { RadarItem } from '@portal/contract/radar'
import { ScenarioInput, type ScenarioResult, type ScenarioSet } from '@portal/contract/scenario'
import { scenarioBodyOf } from '@portal/domain/advice-input'
import { matchedMortgage, mortgagesBeside } from '@portal/domain/matched-mortgage'
import { policyCovers } from '@portal/domain/policy-cover'
import * as v from 'valibot'
import type { RadarBasis } from './ahead.ts'
import type { RadarFile } from './file.ts'

/** What the scenarios of a file are worked out from; null where they cannot be. */
function inputOf({ customer, family, living, mortgages, obligations, policies }: RadarFile, today: string) {
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

/** How well the household can go on living there, in each scenario and for each person, in a fixed order. */
function ranksOf(set: ScenarioSet): number[] {
  const { retirement, death, incapacitated, unemployment, break_up, new_interest_only } = set
  const each = [retirement, death, incapacitated['50'], incapacitated['80'], unemployment, break_up]
  const results = each.flatMap(({ applicant, partner }) => [applicant, partner])
  return [...results, new_interest_only.applicant].map(rankOf)
}

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

/**
 * The editions of norms to come that turn the answer of a scenario, each at its first day. Both answers are of that day,
 * so that nothing differs but the norms.
 */
export function normsTurns(file: RadarFile, { today, editions, normsOn }: RadarBasis): RadarItem[] {
  const asked = editions.length > 0 ? inputOf(file, today) : null
  if (!asked) return []
  const { mortgage, input } = asked
  return editions.flatMap((date) => {
    const under = (day: string) => ranksOf(scenarioSet(input, { today: date, norms: normsOn(day) }))
    const before = under(dayBefore(date))
    const changes = under(date).map((rank, place) => Math.sign(rank - (before[place] ?? 0)))
    if (changes.every((change) => change === 0)) return []
    return [{ kind: 'norms', date, of: mortgage.id, turns: changes.includes(-1) ? 'worse' : 'better' }]
  })
}
