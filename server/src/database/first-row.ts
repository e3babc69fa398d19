import { createNotFoundError } from '../http/http-error.ts'

/** @throws HttpError 404 if there is no row */
export const getFirstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw createNotFoundError()
  return row
}
