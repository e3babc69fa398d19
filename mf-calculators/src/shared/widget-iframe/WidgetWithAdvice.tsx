import type { CalculationTrace } from '@portal/contract/advice-trace'
import { getCustomer } from '@portal/contract/customer'
import { addActivityNote } from '@portal/contract/message'
import { thanksStep, type WidgetEvent, type WidgetName, type WidgetPrefill } from '@portal/contract/widget'
import { useCurrentData, useWrite } from '@portal/remote-kit'
import { useState } from 'react'
import type { AdviceRequester } from '../advice/RequestAdviceDialog.tsx'
import { RequestAdviceOverlay } from '../advice/RequestAdviceOverlay.tsx'
import { TraceOverlay } from '../trace/TraceOverlay.tsx'
import { WidgetIframe } from './WidgetIframe.tsx'

interface WidgetWithAdviceProps {
  name: WidgetName
  /** Topic of the note to the tenant. */
  topic: 'maximum_mortgage' | 'sustainability'
  title: string
  serviceKey: string
  prefill: WidgetPrefill | null
  /** Formats the note to the tenant about a result, in Dutch (LEAD-05). */
  formatNote: (who: string, figures: WidgetEvent['figures']) => string
}

/** Name of the calculation of each widget topic, as in stored advice. */
const calculationByTopic = { maximum_mortgage: 'max', sustainability: 'measures' } as const

type AdviceRequestOutcome = 'sent' | 'failed' | 'cancelled'

interface AdviceRequest {
  figures: WidgetEvent['figures']
  input: WidgetEvent['input']
  outcome: AdviceRequestOutcome
  respond: (outcome: AdviceRequestOutcome) => void
}

/**
 * A widget with explanations of its figures, and a dialog to request advice about its result (MAXMORT-03). Nothing is
 * sent before the customer confirms in the dialog, which the page renders outside the iframe.
 */
export function WidgetWithAdvice({ topic, formatNote, ...widget }: WidgetWithAdviceProps) {
  const note = useWrite(addActivityNote)
  const customer = useCurrentData(getCustomer).data?.data
  const [asking, setAsking] = useState<AdviceRequest | null>(null)
  const [explained, setExplained] = useState<{ trace: CalculationTrace; step: number } | null>(null)
  const [trace, setTrace] = useState<CalculationTrace | null>(null)

  const setRequestOutcome = (outcome: AdviceRequestOutcome) => setAsking((now) => now && { ...now, outcome })
  const sendAdviceRequest = async (lead: AdviceRequester, key: string) => {
    if (!asking || !customer) return
    const text = formatNote(customer.full_name, asking.figures)
    try {
      const { input } = asking
      const advice = input && { calculation: calculationByTopic[topic], input }
      const body = { topic, text, lead, idempotency_key: key, ...(advice && { advice }) }
      await note.mutateAsync({ body })
      setRequestOutcome('sent')
    } catch (error) {
      setRequestOutcome('failed')
      throw error
    }
  }
  return (
    <>
      <WidgetIframe
        {...widget}
        onEvent={({ step, name, figures, input }, post) => {
          if (step !== 1 || name !== thanksStep || asking) return
          const respond: AdviceRequest['respond'] = (outcome) => post({ kind: 'asked', outcome })
          if (!customer) return respond('failed')
          setAsking({ figures, input, outcome: 'cancelled', respond })
        }}
        onExplain={(one) => {
          setTrace(one.trace)
          setExplained(one)
        }}
      />
      {customer && (
        <RequestAdviceOverlay
          open={asking !== null}
          customer={customer}
          about={widget.title}
          send={sendAdviceRequest}
          onClose={() => {
            asking?.respond(asking.outcome)
            setAsking(null)
          }}
        />
      )}
      {trace && (
        <TraceOverlay
          trace={trace}
          traced={explained && { step: explained.step, title: widget.title }}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  )
}
