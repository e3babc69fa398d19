import { layer } from '@portal/remote-kit/layer'

/** Overlay to edit a template. */
export const TemplateLayer = layer(
  () => import(/* webpackChunkName: "template" */ './TemplateDialog.tsx'),
  ({ open }) => open,
)
