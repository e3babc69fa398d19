import { today } from '@portal/domain/today'
import { Button, Card, Flex, Heading, Notice, ProgressBar, Stepper } from '@portal/ui'
import { Form, useForm } from '@portal/ui/form'
import { useAttachments } from '@portal/ui/upload'
import { useEffect, useRef, useState } from 'react'
import type { Draft, Typed } from '../parts/draft.ts'
import { useText } from '../texts.ts'
import { Fields } from './Fields.tsx'
import { useSendReport } from './use-send-report.ts'

interface Props {
  /** What was typed before. */
  begun: Draft | null
  /** Whether the device keeps what is typed. */
  kept: boolean
  onTyped: (draft: Draft) => void
  onSent: () => void
  /** Begins anew with an empty form. */
  onAgain: () => void
}

const steps = ['what', 'happened', 'photos', 'check'] as const
/** The step at which files are chosen. */
const photos = steps.indexOf('photos') + 1
const none: string[] = []
const nothing: Typed = { type: '', date: '', description: '', amount: null, policy: '' }

/** The report: four steps, each kept on this device as it is typed, until it has been sent. */
export function Report({ begun, kept, onTyped, onSent, onAgain }: Props) {
  const text = useText()
  const lost = begun?.files ?? none
  const [step, setStep] = useState(Math.min(begun?.step ?? 1, lost.length > 0 ? photos : steps.length))
  const [key] = useState(() => begun?.key ?? crypto.randomUUID())
  const form = useForm<Typed>({ defaultValues: begun?.typed ?? nothing })
  const attachments = useAttachments()
  const { sending, send } = useSendReport(key)
  const heading = useRef<HTMLHeadingElement>(null)
  const typed = form.watch()
  const chosen = attachments.items.map(({ name }) => name)
  const files = chosen.length > 0 ? chosen : lost
  const written = JSON.stringify({ typed, step, files })
  const first = useRef(written)
  const over = useRef(false)
  useEffect(() => {
    if (written === first.current || over.current) return
    onTyped({ typed, step, files, key })
  }, [written])

  const name = steps[step - 1] ?? 'what'
  const go = (next: number) => {
    setStep(next)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const next = async (values: Typed) => {
    if (name === 'happened' && values.date > today())
      return form.setError('date', { message: text('report_date_future') })
    if (step < steps.length) return go(step + 1)
    if (!(await send(values, attachments))) return
    over.current = true
    onSent()
  }
  const again = () => {
    over.current = true
    onAgain()
  }
  const busy = sending.state === 'sending'
  return (
    <>
      {begun && (
        <Notice role="status">
          {text('report_resumed')}{' '}
          <Button kind="quiet" small onClick={again}>
            {text('report_anew')}
          </Button>
        </Notice>
      )}
      {lost.length > 0 && chosen.length === 0 && (
        <Notice status="warn">{text('report_files_lost', { names: lost.join(', ') })}</Notice>
      )}
      {!kept && (
        <Notice status="warn" role="alert">
          {text('report_not_kept')}
        </Notice>
      )}
      <Stepper
        label={text('report_steps')}
        current={step}
        steps={steps.map((one) => ({ title: text(`report_step_${one}`) }))}
      />
      <Card maxW="720px">
        <Form form={form} onSubmit={next}>
          <Heading level={2} ref={heading} tabIndex={-1} outline="none">
            {text(`report_title_${name}`)}
          </Heading>
          <Fields step={name} typed={typed} attachments={attachments} />
          {busy && <ProgressBar share={sending.share} label={text('report_sending')} />}
          {sending.state === 'failed' && (
            <Notice status="bad" role="alert">
              {text('report_failed')}
            </Notice>
          )}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" busy={busy} {...(sending.state === 'failed' ? { icon: 'retry' } : {})}>
              {text(
                name !== 'check'
                  ? 'report_next'
                  : sending.state === 'failed'
                    ? 'report_retry'
                    : 'report_send',
              )}
            </Button>
            {step > 1 && !busy && (
              <Button kind="quiet" onClick={() => go(step - 1)}>
                {text('report_back')}
              </Button>
            )}
          </Flex>
        </Form>
      </Card>
    </>
  )
}
