import { layer } from '@portal/remote-kit/layer'

/** Mails and the PDF in a look that is not saved, over the settings. */
export const ElsewhereLayer = layer(
  () => import(/* webpackChunkName: "elsewhere" */ './ElsewhereDrawer.tsx'),
  ({ open }) => open,
)
