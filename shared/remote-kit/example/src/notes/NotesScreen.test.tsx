// @module-tag full
import { getNotes } from '@portal/contract/note'
import { fakePortal, findLayer, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import './NoteDrawer.tsx'
import NotesScreen from './NotesScreen.tsx'

const note = { id: 7, title: 'Renteherziening', content: 'In maart ligt er een voorstel.', datetime: null }

async function open(notes: (typeof note)[]) {
  const portal = fakePortal()
  portal.answer(getNotes, { data: notes })
  await renderView(NotesScreen, { portal, texts, path: '/notities' })
}

test('a note is opened, it shows above the list', async () => {
  await open([note])
  await userEvent.click(await screen.findByRole('link', { name: note.title }))
  expect((await findLayer(note.title)).textContent).toContain(note.content)
})

test('the adviser wrote no notes, the screen says so', async () => {
  await open([])
  expect(await screen.findByText('Er zijn nog geen notities')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stel een vraag' })).toBeTruthy()
})
