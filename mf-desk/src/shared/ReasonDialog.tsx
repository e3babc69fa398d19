import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { Dialog } from '@portal/ui/dialog'
import { Form, useForm } from '@portal/ui/form'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'
import { createReasonSchema } from './reason-schema.ts'

interface ReasonDialogProps {
  open?: boolean
  /** Title of the dialog, and label of its button. */
  title: string
  about: string
  problem: string | null
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
  /** Contains the field `reason`. */
  children: ReactNode
}

/** Dialog in which staff give the reason of an action, then run it. */
export function ReasonDialog({ open = true, problem, onSend, children, ...dialog }: ReasonDialogProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({ reason: createReasonSchema(text('reason_required')) }),
    defaultValues: { reason: '' },
  })
  return (
    <Dialog open={open} {...dialog}>
      <Form form={form} onSubmit={({ reason }) => onSend(reason)} problem={problem}>
        {children}
        <FormButtons cancel={text('cancel')} send={dialog.title} onCancel={dialog.onClose} />
      </Form>
    </Dialog>
  )
}
