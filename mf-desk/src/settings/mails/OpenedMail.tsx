import type { TenantMail } from '@portal/contract/desk/mail'
import type { MailWords } from '@portal/contract/desk/mail-words'
import { type Language, languageNames, type Wording } from '@portal/contract/language'
import { Card, Grid, Heading, Link, Section, Tabs } from '@portal/ui'
import { useState } from 'react'
import { settingsPath } from '../../shared/paths.ts'
import { useText } from '../../texts.ts'
import { MailPreview } from './MailPreview.tsx'
import { MailWordsForm } from './MailWordsForm.tsx'

const columns = { base: 'minmax(0,1fr)', xl: 'minmax(0,1fr) minmax(0,1fr)' }

interface Props {
  mail: TenantMail
  pronoun: 'JE' | 'U'
}

/** Texts of a mail by locale, with a live preview. */
export function OpenedMail({ mail: { occasion, wordings }, pronoun }: Props) {
  const text = useText()
  const [wording, setUiWording] = useState<Wording>(pronoun === 'U' ? 'nl_u' : 'nl')
  const shown = wordings.find((one) => one.wording === wording)
  const [drawn, setDrawn] = useState<MailWords | null>(null)
  const select = (next: string) => {
    const known = wordings.find((one) => one.wording === next)
    if (!known) return
    setDrawn(null)
    setUiWording(known.wording)
  }
  const nameOf = (one: Wording) =>
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
        tabs={wordings.map((one) => ({ id: one.wording, label: nameOf(one.wording) }))}
        selected={wording}
        onSelect={select}
      >
        {shown && (
          <Grid gridTemplateColumns={columns} gap="5" alignItems="start">
            <MailWordsForm key={wording} occasion={occasion} words={shown} onTyped={setDrawn} />
            <Card>
              <Section title={text('mail_preview')}>
                <MailPreview mail={{ occasion, wording, ...(drawn ?? shown.own) }} />
              </Section>
            </Card>
          </Grid>
        )}
      </Tabs>
    </>
  )
}
