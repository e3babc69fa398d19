import { layer } from '@portal/remote-kit/layer'

/** Deciding what happens to a request for advice, over the file. */
export const LeadLayer = layer(
  () => import(/* webpackChunkName: "lead" */ './LeadDialog.tsx'),
  ({ opened }) => opened !== null,
)
