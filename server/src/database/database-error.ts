interface DatabaseError {
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** Searches the error and its causes; null if the database reported none. */
export function findDatabaseError(error: unknown): DatabaseError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, cause } = error as DatabaseError
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (error as DatabaseError)
    : findDatabaseError(cause)
}

export const isUniqueViolation = (error: unknown): boolean => findDatabaseError(error)?.code === '23505'
