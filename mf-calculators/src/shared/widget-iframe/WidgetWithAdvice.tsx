import { addActivityNote } from '@portal/contract/activity-note'
import type { CalculationTrace } from '@portal/contract/advice-trace'
import { getCustomer } from '@portal/contract/customer'
import { thanksStep, type WidgetEvent, type WidgetPrefill } from '@portal/contract/widget'
import { useCurrentData, useTenant, useWrite } from '@portal/remote-kit'
import { Box, Notice } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts.ts'
import type { AdviceRequester } from '../advice/RequestAdviceDialog.tsx'
import { RequestAdviceOverlay } from '../advice/RequestAdviceOverlay.tsx'
import { TraceOverlay } from '../trace/TraceOverlay.tsx'
import { type CustomerFile, useCustomerFile } from '../use-customer-file.ts'
import { WidgetIframe } from './WidgetIframe.tsx'

interface WidgetWithAdviceProps {
  topic: 'maximum_mortgage' | 'sustainability'
  /** Reads of the customer data in `prefill`. */
  reads: readonly { isError: boolean }[]
  /** Prefilled values; null while loading. */
  prefill: WidgetPrefill | null
  /** Formats the note to the tenant about a result, in Dutch (LEAD-05). */
  formatNote: (who: string, figures: WidgetEvent['figures']) => string
  /** Renders the items of the customer file that the calculation includes and excludes. */
  children: (file: CustomerFile) => ReactNode
}

const widgetByTopic = { maximum_mortgage: 'maximum-mortgage', sustainability: 'sustainability' } as const
/** Name of the calculation of each topic, as in stored advice. */
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
export function WidgetWithAdvice({ topic, reads, prefill, formatNote, children }: WidgetWithAdviceProps) {
  const text = useText()
  const title = text(`tool_${topic}`)
  const serviceKey = useTenant()?.[`${topic}_key`] ?? ''
  const file = useCustomerFile()
  const note = useWrite(addActivityNote)
  const customer = useCurrentData(getCustomer).data?.data
  const [asking, setAsking] = useState<AdviceRequest | null>(null)
  const [explained, setExplained] = useState<{ trace: CalculationTrace; step: number } | null>(null)
  const [trace, setTrace] = useState<CalculationTrace | null>(null)

  const setRequestOutcome = (outcome: AdviceRequestOutcome) => setAsking((now) => now && { ...now, outcome })
  const sendAdviceRequest = async (lead: AdviceRequester, key: string) => {
    if (!asking || !customer) return
    const words = formatNote(customer.full_name, asking.figures)
    try {
      const { input } = asking
      const advice = input && { calculation: calculationByTopic[topic], input }
      const body = { topic, text: words, lead, idempotency_key: key, ...(advice && { advice }) }
      await note.mutateAsync({ body })
      setRequestOutcome('sent')
    } catch (error) {
      setRequestOutcome('failed')
      throw error
    }
  }
  return (
    <>
      {reads.some(({ isError }) => isError) && <Notice mb="4">{text('widget_partial')}</Notice>}
      <WidgetIframe
        name={widgetByTopic[topic]}
        title={title}
        serviceKey={serviceKey}
        prefill={prefill}
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
          about={title}
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
          traced={explained && { step: explained.step, title }}
          onClose={() => setExplained(null)}
        />
      )}
      {file.data && <Box mt="6">{children(file.data)}</Box>}
    </>
  )
}
