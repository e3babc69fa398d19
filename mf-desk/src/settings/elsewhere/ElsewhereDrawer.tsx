import type { FirmLook } from '@portal/contract/desk/settings'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useLanguage } from '@portal/remote-kit'
import { Stack, Tabs } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { MailInLook } from './MailInLook.tsx'
import { PdfInLook } from './PdfInLook.tsx'

export interface Props {
  open: boolean
  /** What is typed of the look. */
  look: FirmLook
  onClose: () => void
}

const views = ['mail', 'pdf'] as const

/** Mails and the file as a PDF, as customers would get them once the look is saved. */
export default function ElsewhereDrawer({ open, look, onClose }: Props) {
  const text = useText()
  const { language: own } = useLanguage()
  const [view, setView] = useState<(typeof views)[number]>('mail')
  const [language, setLanguage] = useState<Language>(own)
  return (
    <Drawer open={open} onClose={onClose} width={760} title={text('elsewhere')}>
      <Tabs
        label={text('elsewhere_which')}
        tabs={views.map((id) => ({ id, label: text(`elsewhere_${id}`) }))}
        selected={view}
        onSelect={(next) => setView(views.find((one) => one === next) ?? 'mail')}
      >
        <Tabs
          label={text('elsewhere_language')}
          tabs={languages.map((id) => ({ id, label: languageNames[id] }))}
          selected={language}
          onSelect={(next) => setLanguage(languages.find((one) => one === next) ?? own)}
        >
          <Stack gap="5" mt="5">
            {view === 'mail' ? (
              <MailInLook language={language} look={look} />
            ) : (
              <PdfInLook language={language} look={look} />
            )}
          </Stack>
        </Tabs>
      </Tabs>
    </Drawer>
  )
}
