import { FileView } from '@portal/blocks/viewer'
import { type DeskDocument, getDeskDocumentFile } from '@portal/contract/desk/desk-document'
import { usePortal } from '@portal/remote-kit'
import { useTenantCode } from '../shared/desk-call.ts'
import { useViewerTexts } from '../shared/use-viewer-texts.ts'

/** Viewer of the document's file; the server records that it was viewed. */
export default function DocumentFileViewer({ document }: { document: DeskDocument }) {
  const { api } = usePortal()
  const tenant = useTenantCode()
  const viewerTexts = useViewerTexts()
  const { id, name, mime_type: mimeType } = document
  return (
    <FileView
      texts={viewerTexts}
      file={{
        name,
        mimeType,
        key: String(id),
        fetch: (signal) => api.send(getDeskDocumentFile, { params: { tenant, id } }, { signal }),
      }}
    />
  )
}
