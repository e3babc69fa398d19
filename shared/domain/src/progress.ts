/** What of a requested document decides where it stands. */
interface Progress {
  received?: number | boolean | null
  completed?: number | boolean | null
}

/** Where a requested document stands: nobody has it yet, the adviser is looking at it, or it is in order. */
type Standing = 'missing' | 'received' | 'completed'

/** Where a requested document stands. */
export const standingOf = ({ received, completed }: Progress): Standing =>
  completed ? 'completed' : received ? 'received' : 'missing'

/** The documents still missing: neither received nor completed (ENTITY-10). */
export const missingOf = <Item extends Progress>(items: readonly Item[] | null | undefined): Item[] =>
  (items ?? []).filter((item) => standingOf(item) === 'missing')

/** Number of documents still missing (ENTITY-10). */
export const openProgressOf = (items: readonly Progress[]): number => missingOf(items).length

/** What of a mortgage decides how many documents it newly asks for. */
interface Asking {
  seen_by_customer?: unknown
  progress?: readonly Progress[] | null
}

/** Number of documents that mortgages ask for which the customer has not seen since (DASH-01, HEADER-05, SEEN-01). */
export const newUploadsOf = (mortgages: readonly Asking[]): number =>
  mortgages
    .filter(({ seen_by_customer }) => !seen_by_customer)
    .reduce((count, { progress }) => count + missingOf(progress).length, 0)
