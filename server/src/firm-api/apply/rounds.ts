import { faultIn } from '../fault.ts'
import { storedKinds } from '../stored/kinds.ts'
import type { OwnKind } from '../stored/stored.ts'
import { RecordFault } from './database-fault.ts'
import { keyOf } from './known.ts'
import { linkKind, type Planned } from './plan.ts'

/**
 * Records in rounds, so that one that names another of its kind comes after it.
 * @throws RecordFault where they name each other in a circle
 */
export function roundsOf(kind: OwnKind, plans: readonly Planned[]): Planned[][] {
  const members = Object.keys(storedKinds[kind].links).filter((member) => linkKind(kind, member) === kind)
  if (members.length === 0) return [[...plans]]
  const waiting = new Set(plans.map(({ sent }) => keyOf(kind, sent.id)))
  const rounds: Planned[][] = []
  let rest = [...plans]
  while (rest.length > 0) {
    const isReady = ({ sent }: Planned) =>
      members.every((member) => !waiting.has(keyOf(kind, String(sent.links[member]))))
    const round = rest.filter(isReady)
    const [stuck] = rest
    if (round.length === 0 && stuck)
      throw new RecordFault([faultIn(stuck.sent, members[0] ?? null, 'leads back to the record itself')])
    for (const { sent } of round) waiting.delete(keyOf(kind, sent.id))
    rounds.push(round)
    rest = rest.filter((plan) => !round.includes(plan))
  }
  return rounds
}
