import { layer } from '@portal/remote-kit/layer'

/** Writing a template, over the settings. */
export const TemplateLayer = layer(
  () => import(/* webpackChunkName: "template" */ './TemplateDialog.tsx'),
  ({ open }) => open,
)
