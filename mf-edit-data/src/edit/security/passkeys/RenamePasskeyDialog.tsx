import { type Passkey, passkeyNameLength, renamePasskey } from '@portal/contract/passkey'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { required } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'

interface Props {
  passkey: Passkey
  onClose: () => void
  onRenamed: (name: string) => void
}

/** Renames a passkey. */
export default function RenamePasskeyDialog({ passkey, onClose, onRenamed }: Props) {
  const text = useText()
  const form = useForm({
    schema: v.object({ name: required(text('passkey_name_required')) }),
    defaultValues: { name: passkey.name },
  })
  const rename = useWrite(renamePasskey, { refreshes: ['PASSKEYS'] })
  const send = async ({ name }: { name: string }) => {
    const input = { params: { id: passkey.id }, body: { name: name.trim() } }
    if (await rename.mutateAsync(input).catch(() => null)) onRenamed(name.trim())
  }
  return (
    <Dialog open onClose={onClose} title={text('passkey_rename')} width={480}>
      <Form form={form} onSubmit={send} problem={rename.isError ? text('passkey_failed') : null}>
        <TextField
          name="name"
          label={text('passkey_name')}
          input={{ autoComplete: 'off', maxLength: passkeyNameLength }}
        />
        <FormButtons
          send={text('passkey_save')}
          cancel={text('account_cancel')}
          busy={form.formState.isSubmitting}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
