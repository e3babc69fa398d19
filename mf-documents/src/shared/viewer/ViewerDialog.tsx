import { displayName } from '@portal/domain/upload/file-name'
import { usePortal } from '@portal/remote-kit'
import { useLast } from '@portal/remote-kit/layer'
import { FileView } from '@portal/remote-kit/viewer'
import { Dialog } from '@portal/ui/dialog'
import { type FileSource, fetchFile } from './file.ts'
import { useViewerWords } from './use-viewer-words.ts'

export interface Props {
  /** The open file; null if closed. */
  source: FileSource | null
  onClose: () => void
}

/** Views a file inside the portal (DOC-03). */
export default function ViewerDialog({ source, onClose }: Props) {
  const { api } = usePortal()
  const words = useViewerWords()
  const last = useLast(source)
  if (!last) return null
  const { name, mimeType, link } = last
  return (
    <Dialog open={source !== null} onClose={onClose} title={displayName(name)} titleLang="nl" width={1100}>
      <FileView
        file={{ name, mimeType, key: link, fetch: (signal) => fetchFile(api, last, signal) }}
        words={words}
      />
    </Dialog>
  )
}
