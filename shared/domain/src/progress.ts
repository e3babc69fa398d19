/** What of a requested document decides where it stands. */
interface Progress {
  received?: number | boolean | null
  completed?: number | boolean | null
  seen_by_advisor?: string | null
}

/** Where a requested document stands: nobody has it yet, the firm has it, the adviser has looked at it, or it is in order. */
type Standing = 'missing' | 'received' | 'seen' | 'completed'

/** Where a requested document stands. */
export const standingOf = ({ received, completed, seen_by_advisor }: Progress): Standing => {
  if (completed) return 'completed'
  if (!received) return 'missing'
  return seen_by_advisor ? 'seen' : 'received'
}

/** The documents still missing: neither received nor completed (ENTITY-10). */
export const missingOf = <Item extends Progress>(items: readonly Item[] | null | undefined): Item[] =>
  (items ?? []).filter((item) => standingOf(item) === 'missing')

/** Number of documents still missing (ENTITY-10). */
export const openProgressOf = (items: readonly Progress[]): number => missingOf(items).length
