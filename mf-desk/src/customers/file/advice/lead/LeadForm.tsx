import {
  type DeskLead,
  getColleagues,
  type LeadStatus,
  maxLeadNoteLength,
  postLeadStep,
} from '@portal/contract/desk/lead'
import * as v from '@portal/contract/schema'
import { useCurrent, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { required } from '@portal/remote-kit/form-schema'
import { ChoiceField, Form, TextAreaField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { codeOf, useProblem } from '../../../../shared/use-problem.ts'
import { useTenantCode } from '../../../../shared/use-tenant-code.ts'
import { useText } from '../../../../texts.ts'
import { LeadSteps } from './LeadSteps.tsx'
import { leadReads } from './lead-reads.ts'

interface Props {
  /** The request as it was when the dialog opened. */
  opened: DeskLead
  now: DeskLead
  onClose: () => void
}

interface Typed {
  status: LeadStatus
  assignee: string
  note: string
}
const empty: Typed = { status: 'taken_up', assignee: '', note: '' }
const statuses = ['taken_up', 'done', 'new'] as const

/**
 * Form to update a request for advice. If a colleague changed it meanwhile, it says so, shows the current state, and
 * keeps typed values.
 */
export function LeadForm({ opened, now, onClose }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const colleagues = useCurrent(getColleagues, { params: { tenant } }).data?.data ?? []
  const form = useForm({
    schema: v.variant('status', [
      v.object({ status: v.literal('taken_up'), assignee: required(text('lead_assignee_required')) }),
      v.object({ status: v.picklist(['done', 'new']) }),
    ]),
    defaultValues: empty,
  })
  const write = useWrite(postLeadStep, { refreshes: leadReads, onDone: onClose })
  const isTaken = codeOf(write.error) === 'taken'
  const problem = useProblem()(write.error)
  const send = async ({ status, assignee, note }: Typed) => {
    const known = isTaken ? now : opened
    const body = {
      status,
      ...(status === 'taken_up' ? { assignee } : {}),
      ...(note.trim() ? { note } : {}),
      after: known.steps.length,
    }
    await write.mutateAsync({ params: { tenant, id: opened.id }, body }).catch(() => {})
  }
  return (
    <Form form={form} onSubmit={send} problem={problem}>
      {isTaken && <LeadSteps steps={now.steps} />}
      <ChoiceField
        name="status"
        label={text('lead_what')}
        options={statuses
          .filter((value) => value !== 'new' || opened.status !== 'new')
          .map((value) => ({ value, label: text(`lead_to_${value}`) }))}
      />
      {form.watch('status') === 'taken_up' && (
        <SelectField
          name="assignee"
          label={text('lead_assignee')}
          placeholder={text('lead_assignee_choose')}
          options={colleagues.map(({ name, email }) => ({ value: email, label: name }))}
        />
      )}
      <TextAreaField
        name="note"
        label={text('lead_note')}
        input={{ maxLength: maxLeadNoteLength, lang: 'nl' }}
      />
      <FormButtons
        cancel={text('cancel')}
        send={text('lead_save')}
        busy={write.isPending}
        onCancel={onClose}
      />
    </Form>
  )
}
