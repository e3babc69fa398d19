import { screen, slotComponent } from '@portal/remote-kit'

/** The views of this remote: a screen, and a component for the slot beside the documents. */
export const views = {
  notes: screen(() => import(/* webpackChunkName: "view.notes" */ './notes/NotesScreen.tsx')),
  written: slotComponent(() => import(/* webpackChunkName: "view.written" */ './written/WrittenSlot.tsx')),
}
