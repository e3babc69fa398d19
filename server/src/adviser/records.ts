import { notFound } from '../http/http-error.ts'

/**
 * The row that a command changed.
 * @throws HttpError 404 when there was none
 */
export const firstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw notFound()
  return row
}
