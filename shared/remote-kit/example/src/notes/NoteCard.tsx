import type { Note } from '@portal/contract/note'
import { itemPath } from '@portal/remote-kit'
import { Card, Heading, Link, Text } from '@portal/ui'
import { notesPath } from '../shared/path.ts'
import { useText } from '../texts.ts'
import { useWrittenOn } from './use-written-on.ts'

/** A note in the list, with date and first lines. */
export function NoteCard({ note }: { note: Note }) {
  const text = useText()
  const writtenOn = useWrittenOn(note)
  return (
    <Card>
      <Heading level={2}>
        <Link href={itemPath(notesPath, note.id)}>{note.title || text('untitled')}</Link>
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
