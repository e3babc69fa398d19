import { createLazyOverlay } from '@portal/remote-kit/layer'

export const NoteOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "note" */ './NoteDrawer.tsx'),
  ({ note }) => note !== null,
)
