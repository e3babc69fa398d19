import { ApiError } from '@portal/contract/error'
import {
  addPasskey,
  type CreatedPasskey,
  getPasskeyCreationOptions,
  maxPasskeyNameLength,
} from '@portal/contract/passkey'
import { getSignIns } from '@portal/contract/sign-in'
import * as v from '@portal/contract/valibot'
import { useApiErrorText, useCurrentData, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue, requireValueIf } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useDeviceName } from '../../../shared/devices/use-device-name.ts'
import { useText } from '../../../texts.ts'

/** Adds a passkey on this device. The error stays until the next attempt. */
function useAddPasskey() {
  const begin = useWrite(getPasskeyCreationOptions)
  const keep = useWrite(addPasskey, { refreshes: ['PASSKEYS', 'CUSTOMER'] })
  const [error, setError] = useState<unknown>(null)

  /** Returns whether the passkey was added. */
  const addNamedPasskey = async (name: string, password: string | null): Promise<boolean> => {
    setError(null)
    try {
      const { data } = await begin.mutateAsync({ body: { current_password: password } })
      const passkey = (await startRegistration({ optionsJSON: data })) as CreatedPasskey
      await keep.mutateAsync({ body: { name, passkey } })
      return true
    } catch (reason) {
      setError(reason)
      return false
    }
  }
  return { add: addNamedPasskey, error }
}

/** Text id of the error message after a passkey could not be added; null without an error. */
function getPasskeyErrorTextId(error: unknown) {
  if (!error) return null
  if (!(error instanceof ApiError))
    return (error as { name?: unknown }).name === 'InvalidStateError' ? 'passkey_exists' : 'passkey_cancelled'
  if (error.body.errors?.current_password) return 'two_step_wrong_password'
  if (error.body.errors?.passkey) return 'passkey_cancelled'
  if (error.body.error === 'exists') return 'passkey_exists'
  return error.status === 429 ? 'password_failed_often' : 'passkey_failed'
}

interface AddPasskeyDialogProps {
  /** Whether to ask for the password because the last sign-in was too long ago. */
  passwordWanted: boolean
  onClose: () => void
  onAdded: (name: string) => void
}

/**
 * Dialog to add a passkey: asks for a name and, if needed, the password, and then opens the device's own passkey
 * dialog.
 */
export default function AddPasskeyDialog({ passwordWanted, onClose, onAdded }: AddPasskeyDialogProps) {
  const text = useText()
  const getApiErrorText = useApiErrorText()
  const getDeviceName = useDeviceName()
  const here = useCurrentData(getSignIns).data?.data.find(({ current }) => current)
  const { add, error } = useAddPasskey()
  const problem = getPasskeyErrorTextId(error)
  const asksPassword = passwordWanted || problem === 'two_step_wrong_password'
  const form = useForm({
    schema: v.object({
      name: requireValue(text('passkey_name_required')),
      password: requireValueIf(asksPassword, text('login_error_password')),
    }),
    defaultValues: { name: here ? getDeviceName(here) : '', password: '' },
  })

  const submitPasskey = async ({ name, password }: { name: string; password: string }) => {
    if (await add(name.trim(), asksPassword ? password : null)) onAdded(name.trim())
  }
  return (
    <Dialog open onClose={onClose} title={text('passkey_add')} width={480}>
      <Form
        form={form}
        onSubmit={submitPasskey}
        problem={problem && (getApiErrorText(error) ?? text(problem))}
      >
        <Text>{text('passkey_add_intro')}</Text>
        <TextField
          name="name"
          label={text('name')}
          hint={text('passkey_name_hint')}
          input={{ autoComplete: 'off', maxLength: maxPasskeyNameLength }}
        />
        {asksPassword && (
          <PasswordField
            name="password"
            label={text('two_step_password')}
            hint={text('passkey_password_hint')}
            autoComplete="current-password"
          />
        )}
        <FormButtons send={text('passkey_add')} cancel={text('account_cancel')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
