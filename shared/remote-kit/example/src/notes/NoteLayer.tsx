import { layer } from '@portal/remote-kit/layer'

/** A note over the list. */
export const NoteLayer = layer(
  () => import(/* webpackChunkName: "note" */ './NoteDrawer.tsx'),
  ({ note }) => note !== null,
)
