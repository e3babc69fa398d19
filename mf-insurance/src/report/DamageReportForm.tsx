import { useAttachments } from '@portal/blocks/upload'
import * as v from '@portal/contract/valibot'
import type { useDraft } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { requireText, requireValue } from '@portal/remote-kit/form-schema'
import { getToday } from '@portal/time/clock'
import { Button, Card, Flex, Heading, Notice, ProgressBar, Stepper } from '@portal/ui'
import { Form, useForm } from '@portal/ui/form'
import { useEffect, useRef, useState } from 'react'
import {
  type DamageReportDraft,
  type DamageReportValues,
  damageReportDraftStepNumbers,
} from '../shared/damage-report-draft.ts'
import { useText } from '../texts.ts'
import { DamageReportFields } from './DamageReportFields.tsx'
import { useSendDamageReport } from './use-send-damage-report.ts'

function useDamageReportSchema() {
  const text = useText()
  const isTodayOrEarlier = (date: string) => date <= getToday()
  return v.object({
    type: requireValue(text('report_type_needed')),
    date: v.pipe(
      requireValue(text('report_date_needed')),
      v.check(isTodayOrEarlier, text('report_date_future')),
    ),
    description: requireText(text('report_description_needed')),
  })
}

interface DamageReportFormProps {
  draft: Pick<
    ReturnType<typeof useDraft<typeof DamageReportDraft>>,
    'resumed' | 'isStored' | 'save' | 'remove'
  >
  onSent: () => void
  /** Removes the draft and starts a new, empty damage report. */
  onAgain: () => void
}

const damageReportSteps = ['happened', 'check'] as const
type DamageReportStep = (typeof damageReportSteps)[number]
const noFileNames: string[] = []
const emptyDamageReportValues: DamageReportValues = {
  type: '',
  date: '',
  description: '',
  amount: null,
  policy: '',
}
const untouchedDamageReportDraft = JSON.stringify({
  typed: emptyDamageReportValues,
  step: damageReportDraftStepNumbers.happened,
  files: noFileNames,
})

/** Damage report form with a review before sending. The draft stays on this device until the report is sent. */
export function DamageReportForm({
  draft: { isStored, save, remove, ...before },
  onSent,
  onAgain,
}: DamageReportFormProps) {
  const text = useText()
  const begun = before.resumed?.value
  const lost = begun?.files ?? noFileNames
  const [step, setStep] = useState<DamageReportStep>(
    begun && begun.step >= damageReportDraftStepNumbers.check && lost.length === 0 ? 'check' : 'happened',
  )
  const [key] = useState(() => begun?.key ?? crypto.randomUUID())
  const form = useForm<DamageReportValues>({
    schema: useDamageReportSchema(),
    defaultValues: begun?.typed ?? emptyDamageReportValues,
  })
  const attachments = useAttachments()
  const { status, errorText, share, send } = useSendDamageReport(key)
  const busy = status === 'pending'
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = attachments.items.map(({ name }) => name)
  const files = chosen.length > 0 ? chosen : lost
  const { changed, discard } = useDraftAutosave(form, {
    draft: () => {
      const written = { typed: form.getValues(), step: damageReportDraftStepNumbers[step], files }
      return JSON.stringify(written) === untouchedDamageReportDraft ? null : { ...written, key }
    },
    save,
    remove,
  })
  const beside = JSON.stringify({ step, files })
  const known = useRef(beside)
  useEffect(() => {
    if (beside !== known.current) changed()
    known.current = beside
  }, [beside, changed])

  const goToStep = (next: DamageReportStep) => {
    setStep(next)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const submitStep = async (values: DamageReportValues) => {
    if (step === 'happened') return goToStep('check')
    await send(values, attachments).then(
      () => leaveReport(onSent),
      () => {},
    )
  }
  const leaveReport = async (then: () => void) => {
    await discard()
    then()
  }
  return (
    <>
      {begun && (
        <Notice role="status">
          {text('report_resumed')}{' '}
          <Button kind="quiet" small onClick={() => void leaveReport(onAgain)}>
            {text('report_anew')}
          </Button>
        </Notice>
      )}
      {lost.length > 0 && chosen.length === 0 && (
        <Notice status="warn">{text('report_files_lost', { names: lost.join(', ') })}</Notice>
      )}
      {!isStored && (
        <Notice status="warn" role="alert">
          {text('report_not_kept')}
        </Notice>
      )}
      <Stepper
        label={text('report_steps')}
        current={damageReportSteps.indexOf(step) + 1}
        steps={damageReportSteps.map((one) => ({ title: text(`report_step_${one}`) }))}
      />
      <Card maxW="720px">
        <Form form={form} onSubmit={submitStep}>
          <Heading level={2} ref={heading} tabIndex={-1} outline="none">
            {text(`report_title_${step}`)}
          </Heading>
          <DamageReportFields step={step} attachments={attachments} />
          {busy && <ProgressBar share={share} label={text('report_sending')} />}
          {errorText && (
            <Notice status="bad" role="alert">
              {errorText}
            </Notice>
          )}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" busy={busy} {...(errorText ? { icon: 'retry' } : {})}>
              {text(step !== 'check' ? 'report_next' : errorText ? 'report_retry' : 'report_send')}
            </Button>
            {step === 'check' && !busy && (
              <Button kind="quiet" onClick={() => goToStep('happened')}>
                {text('report_back')}
              </Button>
            )}
          </Flex>
        </Form>
      </Card>
    </>
  )
}
