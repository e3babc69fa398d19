import { thanksStep } from '@portal/contract/widget'
import { useEffect, useState } from 'react'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { StandaloneNextSteps } from './StandaloneNextSteps.tsx'

interface ResultNextStepsProps {
  /** Figures of the result by name, for the adviser. */
  figures: Readonly<Record<string, number>>
  /** Input of the result. */
  input: Readonly<Record<string, unknown>> | null
  /** Whether the button is the main next step. */
  isNext: boolean
}

/** Next step after a result: request advice in the portal, or links on a tenant's own site. */
export function ResultNextSteps(props: ResultNextStepsProps) {
  const { standaloneNextSteps } = useWidget()
  return standaloneNextSteps ? <StandaloneNextSteps /> : <RequestAdviceButton {...props} />
}

/** Button for step `thanks`: sends the result to the adviser, who then contacts the customer (MAXMORT-03, LEAD-01). */
function RequestAdviceButton({ figures, input, isNext }: ResultNextStepsProps) {
  const { text, host } = useWidget()
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open')
  useEffect(() => {
    const stop = host.subscribe((message) => {
      if (message.kind === 'asked') setState(message.outcome === 'cancelled' ? 'open' : message.outcome)
    })
    return stop
  }, [host])
  const requestAdvice = () => {
    if (state === 'sending') return
    setState('sending')
    host.postToPage({
      kind: 'userEvent',
      step: 1,
      name: thanksStep,
      figures: { ...figures },
      ...(input && { input: { ...input } }),
    })
  }
  if (state === 'sent')
    return (
      <p className="notice good" role="status">
        <WidgetIcon name="check" />
        <span>{text('asked')}</span>
      </p>
    )
  return (
    <div className="ask">
      <p className="soft">{text('ask_hint')}</p>
      {state === 'failed' && <p className="wrong">{text('ask_failed')}</p>}
      <button
        type="button"
        className={isNext ? 'button primary' : 'button'}
        aria-disabled={state === 'sending' || undefined}
        onClick={requestAdvice}
      >
        {text(state === 'sending' ? 'asking' : 'ask')}
      </button>
    </div>
  )
}
