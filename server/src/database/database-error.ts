interface DatabaseError {
  code: string
  constraint?: string
}

/** Searches the error and its causes; null if the database reported none. */
export function findDatabaseError(error: unknown): DatabaseError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
    ? (error as DatabaseError)
    : findDatabaseError(cause)
}

export const isUniqueViolation = (error: unknown): boolean => findDatabaseError(error)?.code === '23505'

/** Whether Postgres rejected a change in a read-only scope. */
export const isReadOnlyError = (error: unknown): boolean => findDatabaseError(error)?.code === '25006'
