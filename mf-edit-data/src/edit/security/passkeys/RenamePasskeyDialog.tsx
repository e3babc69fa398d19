import { maxPasskeyNameLength, type Passkey, renamePasskey } from '@portal/contract/passkey'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
  onRenamed: (name: string) => void
}

export default function RenamePasskeyDialog({ passkey, onClose, onRenamed }: RenamePasskeyDialogProps) {
  const text = useText()
  const form = useForm({
    schema: v.object({ name: requireValue(text('passkey_name_required')) }),
    defaultValues: { name: passkey.name },
  })
  const rename = useWrite(renamePasskey, { refreshes: ['PASSKEYS'], errorText: () => text('passkey_failed') })
  const submitName = async ({ name }: { name: string }) => {
    const input = { params: { id: passkey.id }, body: { name: name.trim() } }
    if (await rename.submit(input)) onRenamed(name.trim())
  }
  return (
    <Dialog open onClose={onClose} title={text('passkey_rename')} width={480}>
      <Form form={form} onSubmit={submitName} problem={rename.errorText}>
        <TextField
          name="name"
          label={text('name')}
          input={{ autoComplete: 'off', maxLength: maxPasskeyNameLength }}
        />
        <FormButtons send={text('passkey_save')} cancel={text('account_cancel')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
