import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextAreaField, TextField, useForm } from '@portal/ui/form'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'
import { createReasonSchema } from './reason-schema.ts'

export interface ReasonFieldProps {
  label?: string
  hint: string
  maxLength: number
  /** Whether the reason may have several lines. */
  multiline?: boolean
}

export interface ReasonDialogProps {
  open: boolean
  /** Title of the dialog, and label of its button. */
  title: string
  about: string
  explanation: ReactNode
  field: ReasonFieldProps
  problem: string | null
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Dialog in which staff give the reason of an action, then run it. */
export default function ReasonDialog({
  explanation,
  field: { label, hint, maxLength, multiline },
  problem,
  onSend,
  ...dialog
}: ReasonDialogProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
  })
  const field = { name: 'reason', label: label ?? text('reason'), hint }
  const input = { maxLength, lang: 'nl' }
  return (
    <Dialog {...dialog}>
      <Form form={form} onSubmit={({ reason }) => onSend(reason.trim())} problem={problem}>
        {explanation && <Text>{explanation}</Text>}
        {multiline ? (
          <TextAreaField {...field} rows={3} input={input} />
        ) : (
          <TextField {...field} input={{ ...input, autoComplete: 'off' }} />
        )}
        <FormButtons cancel={text('cancel')} send={dialog.title} onCancel={dialog.onClose} />
      </Form>
    </Dialog>
  )
}
