import { getRefinance, type RefinanceResult } from '@portal/contract/refinance'
import { getScenarios, type ScenarioResult, type ScenarioSet } from '@portal/contract/scenario'
import * as v from 'valibot'
import { expect } from 'vitest'

export const parseScenarioSet = (response: { json(): unknown }): ScenarioSet => {
  const { result } = v.parse(getScenarios.response, response.json()).data
  if (!result) throw new Error('has no result')
  return result
}
export const parseRefinanceResult = (response: { json(): unknown }): RefinanceResult => {
  const { result } = v.parse(getRefinance.response, response.json()).data
  if (!result) throw new Error('has no result')
  return result
}

/** Lists the results of all scenarios and persons in a set. */
export const listScenarioResults = ({ trace: _trace, ...scenarios }: ScenarioSet): ScenarioResult[] => {
  const results: ScenarioResult[] = []
  const collectResults = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('verdict' in value) results.push(value as ScenarioResult)
    else for (const member of Object.values(value)) collectResults(member)
  }
  collectResults(scenarios)
  return results
}

export const collectNumbers = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(collectNumbers)
      : []

/** Checks that each figure refers to an existing calculation step with the same value. */
export function expectFiguresMatchSteps(
  trace: ScenarioSet['trace'],
  figures: Record<string, number> | null,
  result: unknown,
) {
  const steps = new Map(trace?.steps.map((step) => [step.id, step]))
  for (const [name, id] of Object.entries(figures ?? {})) {
    const step = steps.get(id)
    expect(step, name).toBeDefined()
    const shownValue = name
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result)
    if (typeof shownValue === 'number' && step && name !== 'test_rate')
      expect(Math.abs(step.value - shownValue), name).toBeLessThan(1.01)
    for (const input of step?.inputs ?? []) if (input.step !== null) expect(steps.has(input.step)).toBe(true)
    if (step?.source != null) expect(trace?.sources[step.source]?.url).toMatch(/^https:/)
  }
}
