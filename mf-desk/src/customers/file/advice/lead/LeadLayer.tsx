import { layer } from '@portal/remote-kit/layer'

/** Overlay to update a request for advice. */
export const LeadLayer = layer(
  () => import(/* webpackChunkName: "lead" */ './LeadDialog.tsx'),
  ({ opened }) => opened !== null,
)
