import type { DeskLead } from '@portal/contract/desk/lead'
import { type TextId, useText } from '../texts.ts'

const screens = ['scenarios', 'refinance', 'maximum_mortgage', 'sustainability'] as const

/** Text id of the calculator of a request for advice; the general text for other screens. */
export function leadText(screen: string | null): TextId {
  const known = screens.find((one) => one === screen)
  return known ? `lead_${known}` : 'lead_other'
}

const scenarios = [
  'retirement',
  'death',
  'incapacitated',
  'unemployment',
  'break_up',
  'new_interest_only',
  'move',
] as const
const kinds = ['durable', 'box1', 'box3', 'insured'] as const
const persons = ['applicant', 'partner'] as const

/** Name of a scenario by its path in the calculation, such as 'incapacitated.80.partner'; null for another path. */
export function useScenarioName(): (path: string) => string | null {
  const text = useText()
  return (path) => {
    const [first, ...rest] = path.split('.')
    const scenario = scenarios.find((one) => one === first)
    if (!scenario) return null
    const more = rest.map((part) => {
      const [kind, who] = [kinds.find((one) => one === part), persons.find((one) => one === part)]
      if (kind) return text(`scenario_${kind}`)
      return who ? text(`who_${who}`) : `${part}%`
    })
    return [text(`scenario_${scenario}`), ...more].join(', ')
  }
}

/** Name of a request for advice: the calculator and its subject. */
export function useLeadName(): (lead: Pick<DeskLead, 'screen' | 'about'>) => string {
  const text = useText()
  const scenarioName = useScenarioName()
  return ({ screen, about }) => {
    const what = text(leadText(screen))
    return about === null ? what : text('lead_about', { what, about: scenarioName(about) ?? about })
  }
}
