/** Error details of a rejected statement. */
interface DatabaseError {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** The database's error inside another error, at any depth; null if it is not a database error. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, cause } = error as DatabaseError
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (error as DatabaseError)
    : databaseErrorOf(cause)
}

/** Whether a row violated a unique constraint. */
export const isTaken = (error: unknown): boolean => databaseErrorOf(error)?.code === '23505'
