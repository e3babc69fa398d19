import type { ReleaseAction } from '@portal/contract/release'

/** Returns the text id of the name of an action that only needs a reason. */
export function getActionTextId(act: ReleaseAction) {
  if (act.act === 'rollback') return 'rollback'
  return act.to === 'off' ? 'disable' : act.to === 'on' ? 'enable' : 'follow'
}

/**
 * The action requested by the user: a release with an optional preselected version, or an action that only needs a
 * reason.
 */
export type RequestedAction = { act: 'release'; version: string | null } | ReleaseAction
