import { notFound } from '../http/http-error.ts'

/**
 * The single changed row.
 * @throws HttpError 404 if there is none
 */
export const firstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw notFound()
  return row
}
