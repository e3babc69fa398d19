import { FileView } from '@portal/blocks/viewer'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { usePortal } from '@portal/remote-kit'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Dialog } from '@portal/ui/dialog'
import { type FileSource, fetchFile } from './file-source.ts'
import { useViewerTexts } from './use-viewer-texts.ts'

export interface FileViewerDialogProps {
  /** File to view; null while the dialog is closed. */
  source: FileSource | null
  onClose: () => void
}

/** Shows a file inside the portal (DOC-03). */
export default function FileViewerDialog({ source, onClose }: FileViewerDialogProps) {
  const { api } = usePortal()
  const viewerTexts = useViewerTexts()
  const last = useLastNonNull(source)
  if (!last) return null
  const { name, mimeType, link } = last
  return (
    <Dialog
      open={source !== null}
      onClose={onClose}
      title={toDisplayFileName(name)}
      titleLang="nl"
      width={1100}
    >
      <FileView
        file={{ name, mimeType, key: link, fetch: (signal) => fetchFile(api, last, signal) }}
        texts={viewerTexts}
      />
    </Dialog>
  )
}
