import type { Note } from '@portal/contract/note'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../texts.ts'
import { useNoteDate } from './use-note-date.ts'

export interface NoteDrawerProps {
  note: Note | null
  onClose: () => void
}

export default function NoteDrawer({ note, onClose }: NoteDrawerProps) {
  const last = useLastNonNull(note)
  return last && <OpenNoteDrawer note={last} open={note !== null} onClose={onClose} />
}

function OpenNoteDrawer({ note, open, onClose }: { note: Note; open: boolean; onClose: () => void }) {
  const text = useText()
  const writtenOn = useNoteDate(note)
  return (
    <Drawer open={open} onClose={onClose} title={note.title || text('untitled')} about={writtenOn}>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {note.content}
      </Text>
    </Drawer>
  )
}
