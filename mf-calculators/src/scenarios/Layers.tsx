import type { AdviceTrace } from '@portal/contract/advice-trace'
import type { Customer } from '@portal/contract/customer'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../texts.ts'
import type { Adjusted } from './adjust/adjusted.ts'
import { useAdjustedWords } from './adjust/use-adjusted-words.ts'
import type { SavedCalculation } from './saved/saved.ts'
import { type Case, nameOf, ofHousehold, type Who } from './scenarios.ts'
import { useAskAdvice } from './use-ask-advice.ts'
import type { ScenarioBody } from './use-scenarios.ts'

const lazyLayers = () => ({
  CaseDrawer: lazy(() => import(/* webpackChunkName: "case" */ './detail/CaseDrawer.tsx')),
  Assumptions: lazy(() => import(/* webpackChunkName: "assumptions" */ './detail/AssumptionsDrawer.tsx')),
  Adjust: lazy(() => import(/* webpackChunkName: "adjust" */ './adjust/AdjustDrawer.tsx')),
  Save: lazy(() => import(/* webpackChunkName: "save" */ './saved/SaveDialog.tsx')),
  Send: lazy(() => import(/* webpackChunkName: "send" */ './saved/SendDialog.tsx')),
  RequestAdvice: lazy(async () => ({
    default: (await import(/* webpackChunkName: "request" */ '../parts/advice/RequestAdvice.tsx'))
      .RequestAdvice,
  })),
})

/**
 * What stands over the answer: a case, asking for advice about it or about the whole, what is assumed, working it out
 * otherwise, keeping it, or sending what was kept.
 */
export interface Layer {
  of?: Case
  request?: boolean
  assumptions?: boolean
  adjust?: boolean
  save?: boolean
  send?: readonly SavedCalculation[]
}

interface Props {
  layer: Layer
  customer: Customer
  names: Record<Who, string>
  together: boolean
  /** What the file gives, and what was worked out. */
  ofFile: ScenarioBody
  body: ScenarioBody
  adjusted: Adjusted | null
  trace: AdviceTrace | null
  /** The scenario to ask about where no case was chosen. */
  gravest: string
  onAdjust: (adjusted: Adjusted | null) => void
  onSave: (name: string) => void
  onChange: (layer: Layer) => void
}

/** The layers over the answer; the code of each comes when it is first asked for. */
export function Layers(props: Props) {
  const { layer, customer, names, together, ofFile, body, adjusted, trace, gravest, onChange } = props
  const text = useText()
  const adjustedWords = useAdjustedWords()
  const [{ CaseDrawer, Assumptions, Adjust, Save, Send, RequestAdvice }] = useState(lazyLayers)
  const [wanted, setWanted] = useState<Layer>({})
  const isNew = (Object.keys(layer) as (keyof Layer)[]).some((kind) => layer[kind] && !wanted[kind])
  if (isNew) setWanted({ ...wanted, ...layer })
  const opened = layer.of ?? null
  const send = useAskAdvice(body, opened ? nameOf(opened) : gravest)
  const ofPerson = opened && !ofHousehold.includes(opened.key) && together
  const close = () => onChange({})
  return (
    <>
      {wanted.of && (
        <Suspense fallback={null}>
          <CaseDrawer
            opened={opened}
            about={ofPerson ? text('scenario_happens_to', { name: names[opened.who] }) : ''}
            trace={trace}
            onAsk={() => onChange({ ...layer, request: true })}
            onClose={close}
          />
        </Suspense>
      )}
      {wanted.assumptions && (
        <Suspense fallback={null}>
          <Assumptions open={layer.assumptions === true} onClose={close} />
        </Suspense>
      )}
      {wanted.adjust && (
        <Suspense fallback={null}>
          <Adjust
            open={layer.adjust === true}
            body={ofFile}
            adjusted={adjusted}
            names={names}
            onAdjust={props.onAdjust}
            onClose={close}
          />
        </Suspense>
      )}
      {wanted.save && (
        <Suspense fallback={null}>
          <Save
            open={layer.save === true}
            about={adjustedWords(adjusted, names)}
            onSave={props.onSave}
            onClose={close}
          />
        </Suspense>
      )}
      {wanted.send && (
        <Suspense fallback={null}>
          <Send
            open={layer.send !== undefined}
            compared={layer.send ?? wanted.send}
            names={names}
            onClose={close}
          />
        </Suspense>
      )}
      {wanted.request && (
        <Suspense fallback={null}>
          <RequestAdvice
            open={layer.request === true}
            customer={customer}
            about={
              opened
                ? text('request_about', { subject: text(`scenario_${opened.key}_in`) })
                : text('tool_scenarios')
            }
            send={send}
            onClose={() => onChange({ ...layer, request: false })}
          />
        </Suspense>
      )}
    </>
  )
}
