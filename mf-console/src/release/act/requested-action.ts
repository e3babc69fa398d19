import type { ReleaseAct } from '@portal/contract/release'

/** Name of an action in the texts, of one that takes no more than a reason. */
export function nameOfAct(act: ReleaseAct) {
  if (act.act === 'rollback') return 'rollback'
  return act.to === 'off' ? 'disable' : act.to === 'on' ? 'enable' : 'follow'
}

/** What an operator wants to do: release a version, chosen or not, or something simple. */
export type RequestedAction = { act: 'release'; version: string | null } | ReleaseAct
