import type { SlotComponentProps } from '@portal/contract/extension-points'
import { getNotes } from '@portal/contract/note'
import { useRead } from '@portal/remote-kit'
import { Card, Heading, Link, Text } from '@portal/ui'
import { notesPath } from '../shared/notes-path.ts'
import { useText } from '../texts.ts'

/** Shows the number of notes, with a link to the notes screen, beside the documents. */
export default function NoteCountSlot({ level = 2 }: Partial<SlotComponentProps<'documents.aside'>>) {
  const text = useText()
  const { data } = useRead(getNotes)
  return (
    <Card>
      <Heading level={level}>{text('title')}</Heading>
      {data && <Text color="ink2">{text('written', { count: data.data.length })}</Text>}
      <Link href={notesPath}>{text('to_notes')}</Link>
    </Card>
  )
}
