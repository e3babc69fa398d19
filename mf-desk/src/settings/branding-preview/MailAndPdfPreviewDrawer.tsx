import { FileView } from '@portal/blocks/viewer'
import { previewDossierPdf } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { Stack, Tabs } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { useTenantCode } from '../../shared/desk-call.ts'
import { useViewerTexts } from '../../shared/use-viewer-texts.ts'
import { useText } from '../../texts.ts'
import { MailBrandingPreview } from './MailBrandingPreview.tsx'

interface PdfBrandingPreviewProps {
  language: Language
  branding: TenantThemeDraft
}

/** Preview of the PDF of a fictional customer's file with unsaved branding. */
function PdfBrandingPreview({ language, branding }: PdfBrandingPreviewProps) {
  const text = useText()
  const { api } = usePortal()
  const tenant = useTenantCode()
  const viewerTexts = useViewerTexts()
  return (
    <FileView
      texts={viewerTexts}
      file={{
        name: text('elsewhere_pdf_name'),
        mimeType: 'application/pdf',
        key: JSON.stringify([language, branding]),
        fetch: (signal) =>
          api.send(previewDossierPdf, { params: { tenant }, body: { language, look: branding } }, { signal }),
      }}
    />
  )
}

export interface MailAndPdfPreviewDrawerProps {
  open: boolean
  /** Unsaved branding. */
  branding: TenantThemeDraft
  onClose: () => void
}

const previewViews = ['mail', 'pdf'] as const

/** Drawer that shows mails and the PDF of a customer's file as customers would get them after saving. */
export default function MailAndPdfPreviewDrawer({ open, branding, onClose }: MailAndPdfPreviewDrawerProps) {
  const text = useText()
  const { language: own } = useLanguage()
  const [view, setView] = useState<(typeof previewViews)[number]>('mail')
  const [language, setLanguage] = useState<Language>(own)
  return (
    <Drawer open={open} onClose={onClose} width={760} title={text('elsewhere')}>
      <Tabs
        label={text('elsewhere_which')}
        tabs={previewViews.map((id) => ({ id, label: text(`elsewhere_${id}`) }))}
        selected={view}
        onSelect={(next) => setView(previewViews.find((one) => one === next) ?? 'mail')}
      >
        <Tabs
          label={text('elsewhere_language')}
          tabs={languages.map((id) => ({ id, label: languageNames[id] }))}
          selected={language}
          onSelect={(next) => setLanguage(languages.find((one) => one === next) ?? own)}
        >
          <Stack gap="5" mt="5">
            {view === 'mail' ? (
              <MailBrandingPreview language={language} branding={branding} />
            ) : (
              <PdfBrandingPreview language={language} branding={branding} />
            )}
          </Stack>
        </Tabs>
      </Tabs>
    </Drawer>
  )
}
