// @module-tag full
import { getNotes } from '@portal/contract/note'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import './NoteDrawer.tsx'
import NotesScreen from './NotesScreen.tsx'

const exampleNote = {
  id: 7,
  title: 'Renteherziening',
  content: 'In maart ligt er een voorstel.',
  datetime: null,
}

async function renderNotesScreen(notes: (typeof exampleNote)[]) {
  const portal = createFakePortal()
  portal.answer(getNotes, { data: notes })
  await renderView(NotesScreen, { portal, texts, path: '/notities' })
}

test('when a note is opened, it shows above the list', async () => {
  await renderNotesScreen([exampleNote])
  await userEvent.click(await screen.findByRole('link', { name: exampleNote.title }))
  expect((await findOverlay(exampleNote.title)).textContent).toContain(exampleNote.content)
})

test('when the adviser wrote no notes, the screen says so', async () => {
  await renderNotesScreen([])
  expect(await screen.findByText('Er zijn nog geen notities')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stel een vraag' })).toBeTruthy()
})
