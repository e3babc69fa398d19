import type { PasskeyAssertion } from '@portal/contract/passkey'
import { beginSigning, type Signing, type SigningFactor, sign } from '@portal/contract/signing'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'

/** What signing makes out of date; also where it was refused, for then something else happened first. */
const after = ['SIGNING', 'TASK', 'DOCUMENTS'] as const

/** Signs a document by one of the customer's factors; what went wrong stays until the next attempt. */
export function useSign({ id, hash }: Signing, settle: () => Promise<void>) {
  const { api, queries } = usePortal()
  const { language } = useLanguage()
  const [error, setError] = useState<unknown>(null)
  const params = { id }
  const refresh = () => {
    for (const key of after) void queries.invalidateQueries({ queryKey: [key] })
  }

  async function assertion(): Promise<PasskeyAssertion> {
    const { data } = await api.send(beginSigning, { params, body: { hash, factor: 'passkey' } })
    if (!data.passkey) throw new Error('there is no passkey to sign with')
    return (await startAuthentication({ optionsJSON: data.passkey })) as PasskeyAssertion
  }

  /** Whether it was signed. */
  const act = async (factor: SigningFactor, code: string): Promise<boolean> => {
    setError(null)
    try {
      await settle()
      const agreed = { hash, language, agreed: true } as const
      const body =
        factor === 'passkey' ? { ...agreed, factor, passkey: await assertion() } : { ...agreed, factor, code }
      await api.send(sign, { params, body })
      refresh()
      return true
    } catch (reason) {
      setError(reason)
      refresh()
      return false
    }
  }
  return { act, error, setError }
}
