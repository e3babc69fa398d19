import { postPdfPreview } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import type { Language } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { FileView } from '@portal/remote-kit/viewer'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useViewerTexts } from '../../shared/use-viewer-texts.ts'
import { useText } from '../../texts.ts'

interface PdfBrandingPreviewProps {
  language: Language
  branding: TenantThemeDraft
}

/** Preview of the PDF of a fictional customer's file with unsaved branding. */
export function PdfBrandingPreview({ language, branding }: PdfBrandingPreviewProps) {
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
          api.send(postPdfPreview, { params: { tenant }, body: { language, look: branding } }, { signal }),
      }}
    />
  )
}
