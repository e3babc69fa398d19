import { setTenantStaffRole } from '@portal/contract/desk/tenant-settings'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText, requireText } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, TextField, useForm } from '@portal/ui/form'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'
import { EmailField, isEmailAddress } from './EmailField.tsx'

export interface AddStaffDialogProps {
  open: boolean
  onClose: () => void
}

const assignableRoles = ['reader', 'adviser', 'owner'] as const
const emptyStaffMember = { name: '', email: '', role: 'adviser' as (typeof assignableRoles)[number] }

/** Dialog to give a person a role at the tenant. The e-mail address must be the one that the identity provider has. */
export default function AddStaffDialog({ open, onClose }: AddStaffDialogProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({
      name: requireText(text('person_name_required')),
      email: matchText(isEmailAddress, text('email_invalid')),
    }),
    defaultValues: emptyStaffMember,
  })
  const write = useDeskWrite(setTenantStaffRole, {
    onDone: () => {
      form.reset(emptyStaffMember)
      onClose()
    },
  })
  const submitStaffMember = async ({ name, email, role }: typeof emptyStaffMember) => {
    const body = { name: name.trim(), email: email.trim(), role }
    await write.submit({ body })
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('person_add')}>
      <Form form={form} onSubmit={submitStaffMember} problem={write.errorText}>
        <TextField name="name" label={text('person_name')} input={{ maxLength: 100, autoComplete: 'off' }} />
        <EmailField name="email" label={text('email')} hint={text('person_email_hint')} />
        <ChoiceField
          name="role"
          label={text('person_role')}
          options={assignableRoles.map((value) => ({
            value,
            label: text(`role_${value}`),
            about: text(`role_${value}_about`),
          }))}
        />
        <FormButtons cancel={text('cancel')} send={text('person_add')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
