import {
  addLeadStep,
  type DeskLead,
  getColleagues,
  type LeadStatus,
  maxLeadNoteLength,
} from '@portal/contract/desk/desk-lead'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { ChoiceField, Form, TextAreaField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useDeskData } from '../../../../shared/use-desk-data.ts'
import { useDeskWrite } from '../../../../shared/use-desk-write.ts'
import { useText } from '../../../../texts.ts'
import { LeadSteps } from './LeadSteps.tsx'

interface LeadFormProps {
  /** The request for advice as it was when the dialog opened. */
  initialLead: DeskLead
  currentLead: DeskLead
  onClose: () => void
}

interface LeadFormValues {
  status: LeadStatus
  assignee: string
  note: string
}
const emptyLeadValues: LeadFormValues = { status: 'taken_up', assignee: '', note: '' }
const selectableLeadStatuses = ['taken_up', 'done', 'new'] as const

/**
 * Form to update a request for advice. If a colleague changed the request in the meantime, the form reports that, shows
 * the current state and keeps typed values.
 */
export function LeadForm({ initialLead, currentLead, onClose }: LeadFormProps) {
  const text = useText()
  const colleagues = useDeskData(getColleagues, {}).data?.data ?? []
  const form = useForm({
    schema: v.variant('status', [
      v.object({ status: v.literal('taken_up'), assignee: requireValue(text('lead_assignee_required')) }),
      v.object({ status: v.picklist(['done', 'new']) }),
    ]),
    defaultValues: emptyLeadValues,
  })
  const write = useDeskWrite(addLeadStep, { onDone: onClose })
  const isTaken = write.error?.body.error === 'taken'
  const submitLeadUpdate = async ({ status, assignee, note }: LeadFormValues) => {
    const known = isTaken ? currentLead : initialLead
    const body = {
      status,
      ...(status === 'taken_up' ? { assignee } : {}),
      ...(note.trim() ? { note } : {}),
      after: known.steps.length,
    }
    await write.submit({ params: { id: initialLead.id }, body })
  }
  return (
    <Form form={form} onSubmit={submitLeadUpdate} problem={write.errorText}>
      {isTaken && <LeadSteps steps={currentLead.steps} />}
      <ChoiceField
        name="status"
        label={text('lead_what')}
        options={selectableLeadStatuses
          .filter((value) => value !== 'new' || initialLead.status !== 'new')
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
      <FormButtons cancel={text('cancel')} send={text('lead_save')} onCancel={onClose} />
    </Form>
  )
}
