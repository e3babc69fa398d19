import type { PasskeyAssertion } from '@portal/contract/passkey'
import { beginSigning, type Signing, type SigningFactor, sendSignature } from '@portal/contract/signing'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'

/** Signs a document with one of the customer's factors; the error stays until the next attempt. */
export function useSignDocument({ id, hash }: Signing, ensureReadingRecorded: () => Promise<void>) {
  const begin = useWrite(beginSigning)
  const write = useWrite(sendSignature, { refreshes: ['SIGNING', 'TASK', 'DOCUMENTS'] })
  const { language } = useLanguage()
  const [error, setError] = useState<unknown>(null)
  const params = { id }

  async function requestAssertion(): Promise<PasskeyAssertion> {
    const { data } = await begin.mutateAsync({ params, body: { hash, factor: 'passkey' } })
    if (!data.passkey) throw new Error('there is no passkey to sign with')
    return (await startAuthentication({ optionsJSON: data.passkey })) as PasskeyAssertion
  }

  const signDocument = async (factor: SigningFactor, code: string): Promise<boolean> => {
    setError(null)
    try {
      await ensureReadingRecorded()
      const agreed = { hash, language, agreed: true } as const
      const body =
        factor === 'passkey'
          ? { ...agreed, factor, passkey: await requestAssertion() }
          : { ...agreed, factor, code }
      await write.mutateAsync({ params, body })
      return true
    } catch (reason) {
      setError(reason)
      return false
    }
  }
  return { act: signDocument, error, setError }
}
