import { type DeskDocument, getDeskDocument } from '@portal/contract/desk/document'
import { usePortal } from '@portal/remote-kit'
import { FileView } from '@portal/remote-kit/viewer'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useViewerWords } from '../shared/use-viewer-words.ts'

/** The file itself; viewing it is recorded. */
export default function DocumentFile({ document }: { document: DeskDocument }) {
  const { api } = usePortal()
  const tenant = useTenantCode()
  const words = useViewerWords()
  const { id, name, mime_type: mimeType } = document
  return (
    <FileView
      words={words}
      file={{
        name,
        mimeType,
        key: String(id),
        fetch: (signal) => api.send(getDeskDocument, { params: { tenant, id } }, { signal }),
      }}
    />
  )
}
