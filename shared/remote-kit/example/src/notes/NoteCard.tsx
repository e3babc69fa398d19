import type { Note } from '@portal/contract/note'
import { getListItemPath } from '@portal/remote-kit'
import { Card, Heading, Link, Text } from '@portal/ui'
import { notesPath } from '../shared/notes-path.ts'
import { useText } from '../texts.ts'
import { useNoteDate } from './use-note-date.ts'

export function NoteCard({ note }: { note: Note }) {
  const text = useText()
  const writtenOn = useNoteDate(note)
  return (
    <Card>
      <Heading level={2}>
        <Link href={getListItemPath(notesPath, note.id)}>{note.title || text('untitled')}</Link>
      </Heading>
      <Text textStyle="meta" color="ink2">
        {writtenOn}
      </Text>
      <Text lineClamp={2} overflowWrap="anywhere">
        {note.content}
      </Text>
    </Card>
  )
}
