import { postPdfPreview } from '@portal/contract/desk/mail'
import type { TenantLook } from '@portal/contract/desk/settings'
import type { Language } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { FileView } from '@portal/remote-kit/viewer'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useViewerWords } from '../../shared/use-viewer-words.ts'
import { useText } from '../../texts.ts'

interface Props {
  language: Language
  look: TenantLook
}

/** PDF file of a fictional customer, with unsaved branding. */
export function PdfBrandingPreview({ language, look }: Props) {
  const text = useText()
  const { api } = usePortal()
  const tenant = useTenantCode()
  const words = useViewerWords()
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
