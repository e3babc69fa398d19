import { layer } from '@portal/remote-kit/layer'

/** A case over the answer. */
export const CaseLayer = layer(
  () => import(/* webpackChunkName: "case" */ './CaseDrawer.tsx'),
  ({ opened }) => opened !== null,
)
