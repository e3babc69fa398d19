import type { CalculationTrace } from '@portal/contract/advice-trace'
import type { Customer } from '@portal/contract/customer'
import type { Mortgage } from '@portal/contract/mortgage'
import { getScenarios } from '@portal/contract/scenario'
import { useTenant, useWrite } from '@portal/remote-kit'
import { createLazyOverlay, useLastNonNull } from '@portal/remote-kit/layer'
import type { AdviceRequester } from '../shared/advice/RequestAdviceDialog.tsx'
import { RequestAdviceOverlay } from '../shared/advice/RequestAdviceOverlay.tsx'
import { useText } from '../texts.ts'
import type { AdjustedFigures } from './adjust/adjusted-figures.ts'
import { useAdjustedFiguresText } from './adjust/use-adjusted-figures-text.ts'
import {
  type AffectedPerson,
  getScenarioCaseName,
  householdScenarios,
  type ScenarioCase,
} from './list-scenarios.ts'
import type { SavedCalculation } from './saved/saved-calculation.ts'
import type { ScenarioBody } from './use-scenario-calculation.ts'

/**
 * Requests advice about a scenario: sends the calculation again with step 'thanks' and the contact data as `lead`
 * (SCEN-02).
 */
function useRequestScenarioAdvice(body: ScenarioBody, scenario: string) {
  const { mutateAsync } = useWrite(getScenarios)
  const key = useTenant()?.scenarios_key ?? ''
  return (asker: AdviceRequester, idempotency_key: string) => {
    const lead = { ...asker, interested_in_scenario: scenario }
    return mutateAsync({ query: { key }, body: { step: 'thanks', ...body, lead, idempotency_key } })
  }
}

const SendCalculationsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "send" */ './saved/SendCalculationsDialog.tsx'),
  ({ open }) => open,
)

const SaveCalculationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "save" */ './saved/SaveCalculationDialog.tsx'),
  ({ open }) => open,
)

const ScenarioOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "case" */ './detail/ScenarioDrawer.tsx'),
  ({ opened }) => opened !== null,
)

const AssumptionsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "assumptions" */ './detail/AssumptionsDrawer.tsx'),
  ({ open }) => open,
)

const AdjustFiguresOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "adjust" */ './adjust/AdjustFiguresDrawer.tsx'),
  ({ open }) => open,
)

/**
 * The open overlay: a scenario, a request for advice, assumptions, changed figures, saving, or sending saved
 * calculations.
 */
export type ScenarioOverlayState =
  | { kind: 'case'; of: ScenarioCase; asks?: boolean }
  | { kind: 'request' | 'assumptions' | 'adjust' | 'save' }
  | { kind: 'send'; compared: readonly SavedCalculation[] }

interface ScenarioOverlaysProps {
  layer: ScenarioOverlayState | null
  customer: Customer
  /** Running mortgages in the calculation. */
  mortgages: readonly Mortgage[]
  names: Record<AffectedPerson, string>
  hasPartner: boolean
  /** Calculation input from the customer file; `body` is the input of the calculation that is shown. */
  unadjustedBody: ScenarioBody
  body: ScenarioBody
  adjusted: AdjustedFigures | null
  trace: CalculationTrace | null
  /** Name of the scenario to request advice about if no scenario is open. */
  mostSevereScenario: string
  onAdjust: (adjusted: AdjustedFigures | null) => void
  onSave: (name: string) => void
  onChange: (layer: ScenarioOverlayState | null) => void
}

const noSavedCalculations: readonly SavedCalculation[] = []

export function ScenarioOverlays(props: ScenarioOverlaysProps) {
  const {
    layer,
    customer,
    names,
    hasPartner,
    unadjustedBody,
    body,
    adjusted,
    trace,
    mostSevereScenario,
    onChange,
  } = props
  const text = useText()
  const formatAdjustedFigures = useAdjustedFiguresText()
  const opened = layer?.kind === 'case' ? layer : null
  const compared = layer?.kind === 'send' ? layer.compared : null
  const sent = useLastNonNull(compared) ?? noSavedCalculations
  const send = useRequestScenarioAdvice(body, opened ? getScenarioCaseName(opened.of) : mostSevereScenario)
  const ofPerson = opened && !householdScenarios.includes(opened.of.key) && hasPartner
  const closeOverlay = () => onChange(null)
  return (
    <>
      <ScenarioOverlay
        opened={opened?.of ?? null}
        about={ofPerson ? text('scenario_happens_to', { name: names[opened.of.who] }) : ''}
        trace={trace}
        body={body}
        onAsk={() => opened && onChange({ ...opened, asks: true })}
        onClose={closeOverlay}
      />
      <AssumptionsOverlay
        open={layer?.kind === 'assumptions'}
        trace={trace}
        mortgages={props.mortgages}
        onClose={closeOverlay}
      />
      <AdjustFiguresOverlay
        open={layer?.kind === 'adjust'}
        body={unadjustedBody}
        adjusted={adjusted}
        names={names}
        onAdjust={props.onAdjust}
        onClose={closeOverlay}
      />
      <SaveCalculationOverlay
        open={layer?.kind === 'save'}
        about={formatAdjustedFigures(adjusted, names)}
        onSave={props.onSave}
        onClose={closeOverlay}
      />
      <SendCalculationsOverlay
        open={compared !== null}
        compared={sent}
        names={names}
        onClose={closeOverlay}
      />
      <RequestAdviceOverlay
        open={layer?.kind === 'request' || opened?.asks === true}
        customer={customer}
        about={
          opened
            ? text('request_about', { subject: text(`scenario_${opened.of.key}_in`) })
            : text('tool_scenarios')
        }
        send={send}
        onClose={() => onChange(opened && { ...opened, asks: false })}
      />
    </>
  )
}
