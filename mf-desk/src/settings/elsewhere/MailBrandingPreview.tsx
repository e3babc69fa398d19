import { getTenantMails } from '@portal/contract/desk/mail'
import { type MailOccasion, mailOccasions } from '@portal/contract/desk/mail-words'
import type { TenantLook } from '@portal/contract/desk/settings'
import type { Language, Wording } from '@portal/contract/language'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, chakra } from '@portal/ui'
import { useState } from 'react'
import { listSkeleton } from '../../shared/skeleton.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { MailPreview } from '../mails/MailPreview.tsx'

const choices = { display: 'flex', flexWrap: 'wrap', gap: '2' }

interface Props {
  language: Language
  look: TenantLook
}

/** Preview of a mail with unsaved branding, with the tenant's own texts if there are any. */
export function MailBrandingPreview({ language, look }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const [occasion, setOccasion] = useState<MailOccasion>('register')
  const mails = useCurrent(getTenantMails, { params: { tenant } })
  const wording: Wording = look.pronoun === 'U' ? `${language}_u` : language
  return (
    <>
      <chakra.div role="group" aria-label={text('elsewhere_occasion')} css={choices}>
        {mailOccasions.map((one) => (
          <Button
            key={one}
            kind={one === occasion ? 'primary' : 'secondary'}
            small
            aria-pressed={one === occasion}
            onClick={() => setOccasion(one)}
          >
            {text(`mailing_${one}`)}
          </Button>
        ))}
      </chakra.div>
      <QueryView read={mails} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('mails_error')]}>
        {({ data }) => {
          const words = data
            .find((one) => one.occasion === occasion)
            ?.wordings.find((one) => one.wording === wording)
          return words && <MailPreview mail={{ occasion, wording, ...words.own }} look={look} />
        }}
      </QueryView>
    </>
  )
}
