import type { Note } from '@portal/contract/note'
import { useLast } from '@portal/remote-kit/layer'
import { Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../texts.ts'
import { useWrittenOn } from './use-written-on.ts'

export interface Props {
  note: Note | null
  onClose: () => void
}

export default function NoteDrawer({ note, onClose }: Props) {
  const last = useLast(note)
  return last && <Opened note={last} open={note !== null} onClose={onClose} />
}

function Opened({ note, open, onClose }: { note: Note; open: boolean; onClose: () => void }) {
  const text = useText()
  const writtenOn = useWrittenOn(note)
  return (
    <Drawer open={open} onClose={onClose} title={note.title || text('untitled')} about={writtenOn}>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {note.content}
      </Text>
    </Drawer>
  )
}
