import { postPdfPreview } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import type { Language } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { FileView } from '@portal/remote-kit/viewer'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useViewerTexts } from '../../shared/use-viewer-texts.ts'
import { useText } from '../../texts.ts'

interface Props {
  language: Language
  look: TenantThemeDraft
}

/** Preview of a fictional customer's PDF file with unsaved branding. */
export function PdfBrandingPreview({ language, look }: Props) {
  const text = useText()
  const { api } = usePortal()
  const tenant = useTenantCode()
  const words = useViewerTexts()
  return (
    <FileView
      words={words}
      file={{
        name: text('elsewhere_pdf_name'),
        mimeType: 'application/pdf',
        key: JSON.stringify([language, look]),
        fetch: (signal) =>
          api.send(postPdfPreview, { params: { tenant }, body: { language, look } }, { signal }),
      }}
    />
  )
}
