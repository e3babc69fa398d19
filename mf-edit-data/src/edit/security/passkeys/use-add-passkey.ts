import { addPasskey, beginPasskey, type PasskeyMade } from '@portal/contract/passkey'
import { useWrite } from '@portal/remote-kit'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'

/** Adds a passkey on this device; the error stays until the next attempt. */
export function useAddPasskey() {
  const begin = useWrite(beginPasskey)
  const keep = useWrite(addPasskey, { refreshes: ['PASSKEYS', 'CUSTOMER'] })
  const [error, setError] = useState<unknown>(null)

  /** Returns whether it was added. */
  const add = async (name: string, password: string | null): Promise<boolean> => {
    setError(null)
    try {
      const { data } = await begin.mutateAsync({ body: { current_password: password } })
      const passkey = (await startRegistration({ optionsJSON: data })) as PasskeyMade
      await keep.mutateAsync({ body: { name, passkey } })
      return true
    } catch (reason) {
      setError(reason)
      return false
    }
  }
  return { add, error }
}
