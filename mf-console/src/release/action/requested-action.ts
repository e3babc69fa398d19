import type { ReleaseAction } from '@portal/contract/release'

/** Returns the id of the text that names an action that only needs a reason, such as a rollback. */
export function getActionTextId(act: ReleaseAction) {
  if (act.act === 'rollback') return 'rollback'
  return act.to === 'off' ? 'disable' : act.to === 'on' ? 'enable' : 'follow'
}

/**
 * The action requested by the user: a release with an optional preselected version, or an action that only needs a
 * reason.
 */
export type RequestedAction = { act: 'release'; version: string | null } | ReleaseAction
