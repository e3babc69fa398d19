import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { Customer } from '@portal/contract/customer'
import type { Mortgage } from '@portal/contract/mortgage'
import { useLast } from '@portal/remote-kit/layer'
import { RequestLayer } from '../shared/advice/RequestLayer.tsx'
import { useText } from '../texts.ts'
import { AdjustLayer } from './adjust/AdjustLayer.tsx'
import type { Adjusted } from './adjust/adjusted.ts'
import { useAdjustedWords } from './adjust/use-adjusted-words.ts'
import { AssumptionsLayer } from './detail/AssumptionsLayer.tsx'
import { CaseLayer } from './detail/CaseLayer.tsx'
import { SaveLayer } from './saved/SaveLayer.tsx'
import { SendLayer } from './saved/SendLayer.tsx'
import type { SavedCalculation } from './saved/saved.ts'
import { type AffectedPerson, type Case, nameOf, ofHousehold } from './scenarios.ts'
import { useRequestAdvice } from './use-request-advice.ts'
import type { ScenarioBody } from './use-scenarios.ts'

/**
 * The overlay over the result: a case, a request for advice, assumptions, changed figures, saving, or sending saved
 * calculations.
 */
export type Layer =
  | { kind: 'case'; of: Case; asks?: boolean }
  | { kind: 'request' | 'assumptions' | 'adjust' | 'save' }
  | { kind: 'send'; compared: readonly SavedCalculation[] }

interface Props {
  layer: Layer | null
  customer: Customer
  /** Running mortgages in the calculation. */
  mortgages: readonly Mortgage[]
  names: Record<AffectedPerson, string>
  together: boolean
  /** Input from the file, and the calculated input. */
  ofFile: ScenarioBody
  body: ScenarioBody
  adjusted: Adjusted | null
  trace: AdviceTrace | null
  /** Scenario for the request for advice, if no case was chosen. */
  gravest: string
  onAdjust: (adjusted: Adjusted | null) => void
  onSave: (name: string) => void
  onChange: (layer: Layer | null) => void
}

const none: readonly SavedCalculation[] = []

/** Overlays of the result. */
export function Layers(props: Props) {
  const { layer, customer, names, together, ofFile, body, adjusted, trace, gravest, onChange } = props
  const text = useText()
  const adjustedWords = useAdjustedWords()
  const opened = layer?.kind === 'case' ? layer : null
  const compared = layer?.kind === 'send' ? layer.compared : null
  const sent = useLast(compared) ?? none
  const send = useRequestAdvice(body, opened ? nameOf(opened.of) : gravest)
  const ofPerson = opened && !ofHousehold.includes(opened.of.key) && together
  const close = () => onChange(null)
  return (
    <>
      <CaseLayer
        opened={opened?.of ?? null}
        about={ofPerson ? text('scenario_happens_to', { name: names[opened.of.who] }) : ''}
        trace={trace}
        body={body}
        onAsk={() => opened && onChange({ ...opened, asks: true })}
        onClose={close}
      />
      <AssumptionsLayer
        open={layer?.kind === 'assumptions'}
        trace={trace}
        mortgages={props.mortgages}
        onClose={close}
      />
      <AdjustLayer
        open={layer?.kind === 'adjust'}
        body={ofFile}
        adjusted={adjusted}
        names={names}
        onAdjust={props.onAdjust}
        onClose={close}
      />
      <SaveLayer
        open={layer?.kind === 'save'}
        about={adjustedWords(adjusted, names)}
        onSave={props.onSave}
        onClose={close}
      />
      <SendLayer open={compared !== null} compared={sent} names={names} onClose={close} />
      <RequestLayer
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
