import { layer } from '@portal/remote-kit/layer'

/** Layer with one note, above the list. */
export const NoteLayer = layer(
  () => import(/* webpackChunkName: "note" */ './NoteDrawer.tsx'),
  ({ note }) => note !== null,
)
