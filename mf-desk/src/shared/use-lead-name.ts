import type { DeskLead } from '@portal/contract/desk/desk-lead'
import { type TextId, useText } from '../texts.ts'

const calculatorScreens = ['scenarios', 'refinance', 'maximum_mortgage', 'sustainability'] as const

/**
 * Text id that names the calculator on whose screen a request for advice was made; a general text id for an unknown
 * screen.
 */
export function getLeadTextId(screen: string | null): TextId {
  const known = calculatorScreens.find((one) => one === screen)
  return known ? `lead_${known}` : 'lead_other'
}

const scenariosWithText = [
  'retirement',
  'death',
  'incapacitated',
  'unemployment',
  'break_up',
  'new_interest_only',
  'move',
] as const
const scenarioVariants = ['durable', 'box1', 'box3', 'insured'] as const
const scenarioPersons = ['applicant', 'partner'] as const

/**
 * Returns a function that names a scenario by its path in the calculation, such as 'incapacitated.80.partner'; null for
 * another path.
 */
export function useScenarioName(): (path: string) => string | null {
  const text = useText()
  return (path) => {
    const [first, ...rest] = path.split('.')
    const scenario = scenariosWithText.find((one) => one === first)
    if (!scenario) return null
    const more = rest.map((part) => {
      const [kind, who] = [
        scenarioVariants.find((one) => one === part),
        scenarioPersons.find((one) => one === part),
      ]
      if (kind) return text(`scenario_${kind}`)
      return who ? text(`who_${who}`) : `${part}%`
    })
    return [text(`scenario_${scenario}`), ...more].join(', ')
  }
}

/** Returns a function that names a request for advice: the calculator and its subject. */
export function useLeadName(): (lead: Pick<DeskLead, 'screen' | 'about'>) => string {
  const text = useText()
  const getScenarioName = useScenarioName()
  return ({ screen, about }) => {
    const what = text(getLeadTextId(screen))
    return about === null ? what : text('lead_about', { what, about: getScenarioName(about) ?? about })
  }
}
