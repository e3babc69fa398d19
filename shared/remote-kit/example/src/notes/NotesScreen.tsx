import { getNotes } from '@portal/contract/note'
import { ListRoutes, OpenedItem, QueryView, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, EmptyState, Notice, Page } from '@portal/ui'
import { useState } from 'react'
import { notesPath } from '../shared/notes-path.ts'
import { useText } from '../texts.ts'
import { NoteCard } from './NoteCard.tsx'
import { NoteOverlay } from './NoteOverlay.tsx'
import { notesSkeleton } from './notes-skeleton.ts'
import { QuestionOverlay } from './QuestionOverlay.tsx'

export default function NotesScreen() {
  const text = useText()
  const notes = useRead(getNotes)
  const [asking, setAsking] = useState(false)
  return (
    <ListRoutes path={notesPath}>
      <QueryView read={notes} placeholder={<ScreenSkeleton of={notesSkeleton} />}>
        {({ data }) => (
          <Page>
            <div>
              <Button onClick={() => setAsking(true)}>{text('ask')}</Button>
            </div>
            <QuestionOverlay open={asking} onClose={() => setAsking(false)} />
            <OpenedItem path={notesPath} items={data} getKey={({ id }) => id}>
              {({ item, gone, close }) => (
                <>
                  {gone && <Notice role="status">{text('gone')}</Notice>}
                  <NoteOverlay note={item} onClose={close} />
                </>
              )}
            </OpenedItem>
            {data.length === 0 && (
              <Card>
                <EmptyState title={text('empty')}>{text('empty_hint')}</EmptyState>
              </Card>
            )}
            {data.map((note) => (
              <NoteCard key={note.id} note={note} />
            ))}
          </Page>
        )}
      </QueryView>
    </ListRoutes>
  )
}
