import { beginSigning, type Signing } from '@portal/contract/signing'
import { useWrite } from '@portal/remote-kit'
import { Button, Flex, Text } from '@portal/ui'
import { useSigningText } from './use-signing-text.ts'

interface MailCodeButtonProps {
  signing: Signing
  /** Called with the error of each attempt; called with null when an attempt starts. */
  onError: (error: unknown) => void
}

/** Button to mail a code that is valid only for this document. The customer can request a new code at any time. */
export function MailCodeButton({ signing: { id, hash, mailed_to }, onError }: MailCodeButtonProps) {
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
