import { screen, slotComponent } from '@portal/remote-kit'

/** The views of this remote: the screen behind its route, and what it adds to the documents. */
export const views = {
  notes: screen(() => import(/* webpackChunkName: "view.notes" */ './notes/NotesScreen.tsx')),
  written: slotComponent(() => import(/* webpackChunkName: "view.written" */ './written/WrittenSlot.tsx')),
}
