import type { CacheName } from '@portal/contract/cache-name'
import type { Call, Read } from '@portal/contract/call'
import type { Change } from './change.ts'

/** Path of a field, such as `parts`, 0, `interest`. */
export type Path = readonly PropertyKey[]

/** Definition of a form that edits a part of the file. */
export interface Editing<Values extends object, C extends Call> {
  /** Current values on file, as form values. */
  saved: Values
  call: C
  /** Id of the record, if the call's path contains one. */
  params?: { id: string | number }
  /** Call for the whole form and its body, used if the API answers `call` with 404. */
  wholeForm?: { call: Call; bodyOf: (values: Values) => unknown }
  /** The call that removes the record, where it has one. */
  removeCall?: Call
  /** Makes the request body from form values. */
  bodyOf: (values: Values) => unknown
  /** Part of the body that is validated, if not all. */
  checkedOf?: (values: Values) => unknown
  /** Form field of a body field, if they differ. */
  fieldOf?: (path: Path) => Path
  /** Reads that the values on file come from; newer data is never overwritten without notice. */
  basis: readonly Read[]
  /** Reads that become stale after saving. */
  refreshes: readonly CacheName[]
  changesOf: (saved: Values, typed: Values) => Change[]
  merge: (base: Values, typed: Values, saved: Values) => Values
  /** Whether another form just saved the record, so that this one reports it. */
  justSaved?: boolean
  /** Called after saving; reads are refreshed afterwards. */
  onSaved?: () => void
}
