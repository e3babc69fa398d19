import { notFoundError } from '../http/http-error.ts'

/**
 * Returns the single changed row.
 * @throws HttpError 404 if there is none
 */
export const getFirstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw notFoundError()
  return row
}
