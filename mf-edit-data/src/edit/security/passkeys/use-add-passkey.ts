import { addPasskey, beginPasskey, type CreatedPasskey } from '@portal/contract/passkey'
import { useWrite } from '@portal/remote-kit'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'

/** Adds a passkey on this device. The error stays until the next attempt. */
export function useAddPasskey() {
  const begin = useWrite(beginPasskey)
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
