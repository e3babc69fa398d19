import { blockDays } from '@portal/contract/desk/desk-appointment'
import * as v from '@portal/contract/valibot'
import type { Id } from '@portal/contract/wire'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireText, requireValue } from '@portal/remote-kit/form-schema'
import { isCalendarDate } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { DateField } from '@portal/ui/date-field'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

export interface BlockDaysDialogProps {
  open: boolean
  resources: readonly { id: Id; name: string }[]
  onClose: () => void
}

/** Dialog to block days of a staff member, so that customers cannot book appointments on these days. */
export default function BlockDaysDialog({ open, resources, onClose }: BlockDaysDialogProps) {
  const text = useText()
  const today = toTenantDay(new Date())
  const empty = { resource: String(resources[0]?.id ?? ''), from: today, to: today, reason: '' }
  const form = useForm({
    schema: v.pipe(
      v.object({
        from: requireValue(text('request_date_invalid')),
        to: requireValue(text('request_date_invalid')),
        reason: requireText(text('block_reason_required')),
      }),
      v.forward(
        v.partialCheck(
          [['from'], ['to']],
          ({ from, to }) => ![from, to].every(isCalendarDate) || from <= to,
          text('block_backwards'),
        ),
        ['to'],
      ),
    ),
    defaultValues: empty,
  })
  const write = useDeskWrite(blockDays, {
    onDone: () => {
      form.reset(empty)
      onClose()
    },
  })
  const submitBlockedDays = async ({ reason, ...typed }: typeof empty) => {
    await write.submit({ body: { ...typed, reason: reason.trim() } })
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('block')}>
      <Form form={form} onSubmit={submitBlockedDays} problem={write.errorText}>
        <SelectField
          name="resource"
          label={text('block_who')}
          options={resources.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField name="from" label={text('block_from')} invalid={text('request_date_invalid')} />
        <DateField name="to" label={text('block_to')} invalid={text('request_date_invalid')} />
        <TextField
          name="reason"
          label={text('block_reason')}
          hint={text('block_reason_hint')}
          input={{ maxLength: 100, lang: 'nl', autoComplete: 'off' }}
        />
        <FormButtons cancel={text('cancel')} send={text('block')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
