import { thanksStep } from '@portal/contract/widget'
import { useEffect, useState } from 'react'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'

/** Converts a phone number to the format of `tel:` URLs. */
const toPhoneUrlNumber = (phone: string) => phone.replace(/[^+\d]/g, '')

/**
 * Next steps on a tenant's own site, where nothing can be sent: a link to the calculator in the portal, and contact
 * data.
 */
function StandaloneNextSteps() {
  const { text, standaloneNextSteps } = useWidget()
  if (!standaloneNextSteps) return null
  const { portal, phone, email } = standaloneNextSteps
  return (
    <div className="ask">
      <p className="soft">{text('onward_hint')}</p>
      <a className="button primary" href={portal} target="_blank" rel="noopener noreferrer">
        {text('onward')}
        <span className="sr">{text('new_tab')}</span>
      </a>
      {(phone || email) && (
        <p className="soft ways">
          {text('onward_contact')} {phone && <a href={`tel:${toPhoneUrlNumber(phone)}`}>{phone}</a>}
          {phone && email && ' · '}
          {email && (
            <a href={`mailto:${email}`} target="_blank" rel="noopener noreferrer">
              {email}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

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
