import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { VisuallyHidden } from '@portal/ui'
import { UploadRow } from './UploadRow.tsx'
import type { UploadItem } from './upload-queue.ts'
import type { Uploads } from './uploads-interface.ts'
import { useBsnNoteText, useUploadStateText } from './use-upload-state-text.ts'

interface UploadListProps {
  uploads: Omit<Uploads, 'start'>
  /** Uploads to show; all by default. */
  items?: readonly UploadItem[]
}

/** List of uploads. Screen readers announce each result once, and never percentages. */
export function UploadList({ uploads, items = uploads.items }: UploadListProps) {
  const getUploadStateText = useUploadStateText()
  const getBsnNote = useBsnNoteText()
  const settled = items.filter(({ state }) => state.step !== 'sending' && state.step !== 'waiting')
  return (
    <>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {settled
          .map((item) =>
            [`${toDisplayFileName(item.name)}:`, getUploadStateText(item), getBsnNote(item)]
              .filter(Boolean)
              .join(' '),
          )
          .join(' ')}
      </VisuallyHidden>
    </>
  )
}
