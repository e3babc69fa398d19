import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

export const views = {
  notes: defineScreen(() => import(/* webpackChunkName: "view.notes" */ './notes/NotesScreen.tsx')),
  written: defineSlotComponent(
    () => import(/* webpackChunkName: "view.written" */ './note-count/NoteCountSlot.tsx'),
  ),
}
