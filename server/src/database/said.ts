/** What a database says of a statement that it refuses. */
interface Said {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** What the database said of a statement, however deep an error holds it; null where it was not the database. */
export function saidOf(error: unknown): Said | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, cause } = error as Said
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? (error as Said) : saidOf(cause)
}

/** Whether a row was refused because another one has what only one may have. */
export const isTaken = (error: unknown): boolean => saidOf(error)?.code === '23505'
