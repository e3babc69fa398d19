import { createLazyOverlay } from '@portal/remote-kit/layer'

export const TemplateOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "template" */ './TemplateDialog.tsx'),
  ({ open }) => open,
)
