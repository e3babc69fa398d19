import { postTenantPerson } from '@portal/contract/desk/settings'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requiredText, textThat } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, TextField, useForm } from '@portal/ui/form'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { EmailField, isEmail } from './EmailField.tsx'
import { usePersonProblem } from './person-problem.ts'

export interface Props {
  open: boolean
  onClose: () => void
}

const roles = ['reader', 'adviser', 'owner'] as const
const empty = { name: '', email: '', role: 'adviser' as (typeof roles)[number] }

/** Gives a person a role at the tenant, by the e-mail address that the identity provider has for them. */
export default function PersonDialog({ open, onClose }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const form = useForm({
    schema: v.object({
      name: requiredText(text('person_name_required')),
      email: textThat(isEmail, text('email_invalid')),
    }),
    defaultValues: empty,
  })
  const write = useWrite(postTenantPerson, {
    refreshes: ['DESK_SETTINGS'],
    onDone: () => {
      form.reset(empty)
      onClose()
    },
  })
  const problem = usePersonProblem()(write.error)
  const send = async ({ name, email, role }: typeof empty) => {
    const body = { name: name.trim(), email: email.trim(), role }
    await write.mutateAsync({ params: { tenant }, body }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('person_add')}>
      <Form form={form} onSubmit={send} problem={problem}>
        <TextField name="name" label={text('person_name')} input={{ maxLength: 100, autoComplete: 'off' }} />
        <EmailField name="email" label={text('email')} hint={text('person_email_hint')} />
        <ChoiceField
          name="role"
          label={text('person_role')}
          options={roles.map((value) => ({
            value,
            label: text(`role_${value}`),
            about: text(`role_${value}_about`),
          }))}
        />
        <FormButtons
          cancel={text('cancel')}
          send={text('person_add')}
          busy={write.isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
