import type { MailTexts } from '@portal/contract/desk/mail-texts'
import type { TenantMail } from '@portal/contract/desk/tenant-mail'
import { type Language, type Locale, languageNames } from '@portal/contract/language'
import { Card, Grid, Heading, Link, Section, Tabs } from '@portal/ui'
import { useState } from 'react'
import { settingsPath } from '../../shared/desk-paths.ts'
import { useText } from '../../texts.ts'
import { MailPreview } from './MailPreview.tsx'
import { MailTextsForm } from './MailTextsForm.tsx'

const mailEditorColumnsCss = { base: 'minmax(0,1fr)', xl: 'minmax(0,1fr) minmax(0,1fr)' }

interface MailEditorProps {
  mail: TenantMail
  pronoun: 'JE' | 'U'
}

/** Editor of a mail's texts by locale, with a live preview. */
export function MailEditor({ mail: { occasion, wordings }, pronoun }: MailEditorProps) {
  const text = useText()
  const [wording, setLocale] = useState<Locale>(pronoun === 'U' ? 'nl_u' : 'nl')
  const shown = wordings.find((one) => one.wording === wording)
  const [previewed, setDrawn] = useState<MailTexts | null>(null)
  const selectLocale = (next: string) => {
    const known = wordings.find((one) => one.wording === next)
    if (!known) return
    setDrawn(null)
    setLocale(known.wording)
  }
  const getLocaleName = (one: Locale) =>
    text('mails_in', {
      language: languageNames[one.slice(0, 2) as Language],
      form: text(one.endsWith('_u') ? 'wording_U' : 'wording_JE').toLowerCase(),
    })
  return (
    <>
      <Link href={`${settingsPath}?view=mails`}>{text('mails_back')}</Link>
      <Heading level={2}>{text(`mailing_${occasion}`)}</Heading>
      <Tabs
        label={text('mails_wording')}
        tabs={wordings.map((one) => ({ id: one.wording, label: getLocaleName(one.wording) }))}
        selected={wording}
        onSelect={selectLocale}
      >
        {shown && (
          <Grid gridTemplateColumns={mailEditorColumnsCss} gap="5" alignItems="start">
            <MailTextsForm key={wording} occasion={occasion} localeTexts={shown} onTyped={setDrawn} />
            <Card>
              <Section title={text('mail_preview')}>
                <MailPreview mail={{ occasion, wording, ...(previewed ?? shown.own) }} />
              </Section>
            </Card>
          </Grid>
        )}
      </Tabs>
    </>
  )
}
