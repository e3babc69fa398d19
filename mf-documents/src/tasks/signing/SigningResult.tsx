import type { Signing } from '@portal/contract/signing'
import { useTenant } from '@portal/remote-kit'
import { ButtonLink, Notice, Text } from '@portal/ui'
import { getDocumentPath } from '../../shared/screen-paths.ts'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useSigningText } from './use-signing-text.ts'

/** Outcome of a signing request, with a link to the sealed document. */
export function SigningResult({ signing: { state, decided_at, sealed_id } }: { signing: Signing }) {
  const text = useSigningText()
  const dateTimeFormat = useFormatDateTime()
  const tenant = useTenant()?.name ?? ''
  if (state !== 'signed')
    return (
      <Notice role="status">
        {text(state === 'declined' ? 'sign_declined' : 'sign_withdrawn', { tenant })}
      </Notice>
    )
  return (
    <>
      <Notice status="good" role="status">
        {text('sign_signed', { date: dateTimeFormat.full(decided_at) })}
      </Notice>
      <Text color="ink2">{text('sign_signed_hint')}</Text>
      {sealed_id !== null && (
        <ButtonLink href={getDocumentPath(sealed_id)} justifySelf="start">
          {text('sign_signed_open')}
        </ButtonLink>
      )}
    </>
  )
}
