import { mayChange, mayRead, type Part } from '../household/parts.ts'
import { notShared, ofPartner } from '../household/scope.ts'
import { changedFrom } from './unchanged.ts'

/**
 * What of a form is its sender's to change (HOUSE-03, HOUSE-04). A form is sent whole: what the sender could not see says nothing, and
 * is left out.
 * @param partOf the part of the file that a field is of
 * @throws HttpError 403 where the form says something new of what the sender only reads
 */
export function changeable<T extends object>(onFile: object, said: T, partOf: (name: string) => Part): T {
  const theirs = Object.entries(said).filter(([name]) => mayChange(partOf(name)))
  const readOnly = Object.entries(said).filter(([name]) => !mayChange(partOf(name)) && mayRead(partOf(name)))
  const [foreign] = Object.keys(changedFrom(onFile, Object.fromEntries(readOnly)))
  if (foreign !== undefined) throw partOf(foreign).startsWith('partner_') ? ofPartner() : notShared()
  return Object.fromEntries(theirs) as T
}
