import { useCalculationTraceTexts } from '@portal/blocks/trace'
import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { useScenarioName } from '../../../../shared/use-lead-name.ts'
import { useText } from '../../../../texts.ts'

const outcomePathsWithText = ['current_mortgage_situation', 'rate_after_fixed_period', 'home_value'] as const

/** Returns a function that names an outcome: a proposal, a scenario of a person, or a part of the result. */
export function useOutcomeName(): (outcome: Pick<AdviceOutcome, 'path' | 'name'>) => string {
  const text = useText()
  const getScenarioName = useScenarioName()
  return ({ path, name }) => {
    if (name !== null) return name
    if (path === '') return text('advice_part')
    const part = outcomePathsWithText.find((one) => one === path)
    return part ? text(`outcome_${part}`) : (getScenarioName(path) ?? path)
  }
}

/** Returns a function that names a figure by its rule; distinguishes two figures with the same rule. */
export function useFigureName(): (figure: { name: string; rule: string; value: number }) => string {
  const text = useText()
  const traceTexts = useCalculationTraceTexts()
  return ({ name, rule, value }) => {
    const figure = traceTexts.name(name === 'maximum_by_income' ? name : rule, value) ?? name
    if (name.endsWith('_at_current_rate')) return text('advice_at_current_rate', { figure })
    if (name.startsWith('gross_')) return text('advice_gross', { figure })
    return name.startsWith('net_') && rule !== 'net_monthly_payments'
      ? text('advice_net', { figure })
      : figure
  }
}
