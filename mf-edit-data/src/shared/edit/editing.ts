import type { CacheName } from '@portal/contract/cache-name'
import type { Call, Read } from '@portal/contract/call'
import type { Change } from './change.ts'

/** Path of a field, such as `parts`, 0, `interest`. */
export type Path = readonly PropertyKey[]

/** A form that changes a part of the file. */
export interface Editing<Values extends object, C extends Call> {
  /** What is on file now, as the form holds it. */
  saved: Values
  call: C
  /** Which record the call is about, where its path names one. */
  params?: { id: string | number }
  /** The call that removes the record, where it has one. */
  removeCall?: Call
  /** What is sent for what is typed. */
  bodyOf: (values: Values) => unknown
  /** What is checked of it before it is sent, where that is less. */
  checkedOf?: (values: Values) => unknown
  /** Field of the form for a field of the body, where they differ. */
  fieldOf?: (path: Path) => Path
  /** Reads that what is on file was taken from: nothing that they tell anew is overwritten unseen. */
  basis: readonly Read[]
  /** Names of the reads that a save makes out of date. */
  refreshes: readonly CacheName[]
  changesOf: (saved: Values, typed: Values) => Change[]
  merge: (base: Values, typed: Values, saved: Values) => Values
  /** What the form shows was saved a moment ago, by another form: it says so. */
  justSaved?: boolean
  /** What is typed has been saved; what is on file is read again after it. */
  onSaved?: () => void
}
