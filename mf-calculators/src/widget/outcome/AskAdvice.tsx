import { thanksStep } from '@portal/contract/widget'
import { useEffect, useState } from 'react'
import { useWidget } from '../context.ts'
import { Icon } from '../icon.tsx'
import { Onward } from './Onward.tsx'

interface Props {
  /** The outcome that is asked about, for the adviser: figures by name. */
  figures: Readonly<Record<string, number>>
  /** What it was worked out from. */
  input: Readonly<Record<string, unknown>> | null
  /** Whether it is the step that comes next. */
  isNext: boolean
}

/** What can be done with an outcome: put it to the adviser in the portal, and on a site of the firm's own, go there. */
export function AskAdvice(props: Props) {
  const { onward } = useWidget()
  return onward ? <Onward /> : <Ask {...props} />
}

/** The step `thanks`: leaves the outcome with the adviser, who then gets in touch (MAXMORT-03, LEAD-01). */
function Ask({ figures, input, isNext }: Props) {
  const { text, host } = useWidget()
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open')
  useEffect(() => {
    const stop = host.hear((message) => {
      if (message.kind === 'asked') setState(message.outcome === 'cancelled' ? 'open' : message.outcome)
    })
    return stop
  }, [host])
  const send = () => {
    if (state === 'sending') return
    setState('sending')
    host.tell({
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
        <Icon name="check" />
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
        onClick={send}
      >
        {text(state === 'sending' ? 'asking' : 'ask')}
      </button>
    </div>
  )
}
