import { layer } from '@portal/remote-kit/layer'

/** Dialog to write to the adviser (INBOX-03). */
export const WriteDialog = layer(
  () => import(/* webpackChunkName: "write" */ './WriteForm.tsx'),
  ({ open }) => open,
)
