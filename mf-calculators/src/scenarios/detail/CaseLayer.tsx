import { layer } from '@portal/remote-kit/layer'

/** Overlay with a case. */
export const CaseLayer = layer(
  () => import(/* webpackChunkName: "case" */ './CaseDrawer.tsx'),
  ({ opened }) => opened !== null,
)
