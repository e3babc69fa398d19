import { type MailOccasion, mailOccasions } from '@portal/contract/desk/mail-texts'
import { getTenantMails } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import type { Language, Locale } from '@portal/contract/language'
import { QueryView } from '@portal/remote-kit'
import { Button, chakra } from '@portal/ui'
import { useState } from 'react'
import { listPlaceholder } from '../../shared/placeholders.tsx'
import { useDeskData } from '../../shared/use-desk-data.ts'
import { useText } from '../../texts.ts'
import { MailPreview } from '../mails/MailPreview.tsx'

const choiceRowCss = { display: 'flex', flexWrap: 'wrap', gap: '2' }

interface MailBrandingPreviewProps {
  language: Language
  branding: TenantThemeDraft
}

/** Preview of a mail with unsaved branding; uses the tenant's own texts if there are any. */
export function MailBrandingPreview({ language, branding }: MailBrandingPreviewProps) {
  const text = useText()
  const [occasion, setOccasion] = useState<MailOccasion>('register')
  const mails = useDeskData(getTenantMails, {})
  const wording: Locale = branding.pronoun === 'U' ? `${language}_u` : language
  return (
    <>
      <chakra.div role="group" aria-label={text('elsewhere_occasion')} css={choiceRowCss}>
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
      <QueryView read={mails} placeholder={listPlaceholder} error={[text('mails_error')]}>
        {({ data }) => {
          const words = data
            .find((one) => one.occasion === occasion)
            ?.wordings.find((one) => one.wording === wording)
          return words && <MailPreview mail={{ occasion, wording, ...words.own }} branding={branding} />
        }}
      </QueryView>
    </>
  )
}
