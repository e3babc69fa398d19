import { displayName } from '@portal/domain/upload/file-name'
import { VisuallyHidden } from '../system/styled.tsx'
import type { UploadItem } from './queue.ts'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './uploads-interface.ts'
import { useBsnNoteText, useStateText } from './use-state-text.ts'

interface Props {
  uploads: Omit<Uploads, 'start'>
  /** Shows only these; all by default. */
  items?: readonly UploadItem[]
}

/** List of uploads. Each result is announced once, percentages never. */
export function UploadList({ uploads, items = uploads.items }: Props) {
  const describe = useStateText()
  const noteOf = useBsnNoteText()
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
            [`${displayName(item.name)}:`, describe(item), noteOf(item)].filter(Boolean).join(' '),
          )
          .join(' ')}
      </VisuallyHidden>
    </>
  )
}
