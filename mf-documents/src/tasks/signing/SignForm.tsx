import { mailedCodeDigits } from '@portal/contract/auth'
import { authenticatorCodeDigits } from '@portal/contract/authenticator'
import type { PasskeyAssertion } from '@portal/contract/passkey'
import { beginSigning, type Signing, type SigningFactor, sendSignature } from '@portal/contract/signing'
import * as v from '@portal/contract/valibot'
import { useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { requireOneTimeCode } from '@portal/remote-kit/form-schema'
import { Button, Flex, Heading, Text } from '@portal/ui'
import { CheckField, CodeField, Form, useForm } from '@portal/ui/form'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { formatSigningError } from './signing-error.ts'
import { useSigningText } from './use-signing-text.ts'

/** Signs a document with one of the customer's factors; the error stays until the next attempt. */
function useSignDocument({ id, hash }: Signing, ensureReadingRecorded: () => Promise<void>) {
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

interface MailCodeButtonProps {
  signing: Signing
  /** Called with the error of each attempt; called with null when an attempt starts. */
  onError: (error: unknown) => void
}

/** Button to mail a code that is valid only for this document. The customer can request a new code at any time. */
function MailCodeButton({ signing: { id, hash, mailed_to }, onError }: MailCodeButtonProps) {
  const text = useSigningText()
  const mail = useWrite(beginSigning)
  const address = mailed_to ?? ''
  const sendMailCode = () => {
    onError(null)
    mail.mutate({ params: { id }, body: { hash, factor: 'mail' } }, { onError })
  }
  return (
    <div>
      <Text color="ink2">{text('sign_mail_hint', { address })}</Text>
      <Flex gap="3" wrap="wrap" align="center" mt="3">
        <Button kind="secondary" small icon="mail" busy={mail.isPending} onClick={sendMailCode}>
          {text(mail.isSuccess ? 'sign_mail_again' : 'sign_mail_send')}
        </Button>
        <Text role="status" textStyle="meta" color="good">
          {mail.isSuccess && text('sign_mail_sent', { address })}
        </Text>
      </Flex>
    </div>
  )
}

interface SignFormProps {
  signing: Signing
  /** Resolves once the server has recorded that the customer read to the end. */
  ensureReadingRecorded: () => Promise<void>
}

/**
 * Form to sign a document: the customer agrees, and confirms with a passkey, a code of the authenticator app or a
 * mailed code (SIGN-04, SIGN-05).
 */
export function SignForm({ signing, ensureReadingRecorded }: SignFormProps) {
  const text = useSigningText()
  const tenant = useTenant()?.name ?? ''
  const [strongest = 'mail', other] = signing.factors
  const [factor, setFactor] = useState(strongest)
  const digits = factor === 'app' ? authenticatorCodeDigits : mailedCodeDigits
  const code = requireOneTimeCode(digits, {
    required: text('sign_code_required'),
    length: text('sign_code_length', { digits: `${digits}` }),
  })
  const form = useForm({
    schema: v.object({
      agreed: v.literal(true, text('sign_agree_required')),
      ...(factor !== 'passkey' && { code }),
    }),
    defaultValues: { agreed: false, code: '' },
  })
  const { act, error, setError } = useSignDocument(signing, ensureReadingRecorded)
  const switchSigningFactor = () => {
    setError(null)
    form.resetField('code')
    if (other) setFactor(factor === strongest ? other : strongest)
  }
  const submitSignature = async ({ agreed, code }: { agreed: boolean; code: string }) => {
    if (agreed) await act(factor, code)
  }
  const problem = form.formState.isSubmitting ? null : formatSigningError(error, text, tenant)
  return (
    <Form form={form} onSubmit={submitSignature} problem={problem}>
      <section>
        <Heading level={3} textStyle="subsection" mb="2">
          {text('sign_agree')}
        </Heading>
        <CheckField name="agreed" label={signing.agreement} />
      </section>
      <section>
        <Heading level={3} textStyle="subsection" mb="2">
          {text('sign_confirm')}
        </Heading>
        {factor === 'passkey' && <Text color="ink2">{text('sign_passkey_hint')}</Text>}
        {factor === 'mail' && <MailCodeButton signing={signing} onError={setError} />}
        {other && (
          <Button kind="quiet" small ml="-3" onClick={switchSigningFactor}>
            {text(factor === 'passkey' ? 'sign_app_instead' : 'sign_passkey_instead')}
          </Button>
        )}
      </section>
      {factor !== 'passkey' && (
        <CodeField
          key={factor}
          name="code"
          label={text(factor === 'app' ? 'sign_app_code' : 'sign_mail_code')}
        />
      )}
      <Text textStyle="meta" color="ink2">
        {text('sign_legal', { tenant })}
      </Text>
      <Button type="submit" icon="edit" busy={form.formState.isSubmitting}>
        {text('sign_sign')}
      </Button>
    </Form>
  )
}
