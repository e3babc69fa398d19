/** Details of an error that the database reported. */
interface DatabaseError {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** Finds the database's error inside another error, at any depth; null if there is none. */
export function findDatabaseError(error: unknown): DatabaseError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, cause } = error as DatabaseError
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (error as DatabaseError)
    : findDatabaseError(cause)
}

/** Whether a statement failed because of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => findDatabaseError(error)?.code === '23505'
