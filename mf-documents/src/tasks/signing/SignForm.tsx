import { mailedCodeDigits } from '@portal/contract/auth'
import { appCodeDigits } from '@portal/contract/authenticator'
import * as v from '@portal/contract/schema'
import type { Signing } from '@portal/contract/signing'
import { useTenant } from '@portal/remote-kit'
import { requireOneTimeCode } from '@portal/remote-kit/form-schema'
import { Button, Heading, Text } from '@portal/ui'
import { CheckField, CodeField, Form, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { MailCodeButton } from './MailCodeButton.tsx'
import { formatSigningError } from './signing-error.ts'
import { useSignDocument } from './use-sign-document.ts'
import { useSigningText } from './use-signing-text.ts'

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
  const digits = factor === 'app' ? appCodeDigits : mailedCodeDigits
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
