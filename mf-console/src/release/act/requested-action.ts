import type { ReleaseAct } from '@portal/contract/release'

/** Text id of an action that only needs a reason. */
export function nameOfAct(act: ReleaseAct) {
  if (act.act === 'rollback') return 'rollback'
  return act.to === 'off' ? 'disable' : act.to === 'on' ? 'enable' : 'follow'
}

/** Requested action: a release, with or without a preselected version, or an action that only needs a reason. */
export type RequestedAction = { act: 'release'; version: string | null } | ReleaseAct
