import type { Id } from '@portal/contract/wire'
import { createNotFoundError } from './http-error.ts'

/** @throws HttpError 404 for an id that no record can have */
export function parseRecordId(id: Id): number {
  const number = typeof id === 'number' ? id : /^\d{1,10}$/.test(id) ? Number(id) : 0
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) throw createNotFoundError()
  return number
}
