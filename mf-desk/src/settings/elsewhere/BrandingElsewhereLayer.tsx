import { layer } from '@portal/remote-kit/layer'

/** Overlay with the previews of mails and PDF. */
export const BrandingElsewhereLayer = layer(
  () => import(/* webpackChunkName: "elsewhere" */ './BrandingElsewhereDrawer.tsx'),
  ({ open }) => open,
)
