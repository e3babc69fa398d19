import type { CacheName } from '@portal/contract/cache-name'
import type { ApiCall, PageRead } from '@portal/contract/call'
import type { FormattedChange } from './form-changes.ts'

/** Path of a field, such as `parts`, 0, `interest`. */
export type FieldPath = readonly PropertyKey[]

/** Typed values, together with the stored values at the time of typing. */
export interface TypedValues<Values> {
  base: Values
  typed: Values
}

/** Definition of a form that edits a part of the customer's data. */
export interface EditFormDefinition<Values extends object, C extends ApiCall> {
  /** Stored values, converted to form values. */
  saved: Values
  call: C
  /** Id of the record, if the path of the call contains one. */
  params?: { id: string | number }
  /** Call and body for the whole form, used if the API answers `call` with 404. */
  wholeForm?: { call: ApiCall; bodyOf: (values: Values) => unknown }
  /** Call that removes the record, if it can be removed. */
  removeCall?: ApiCall
  /** Makes the request body from form values. */
  toBody: (values: Values) => unknown
  /** Returns the part of the body that is validated; by default the whole body. */
  toValidatedBody?: (values: Values) => unknown
  /** Returns the form path of a body path; by default both paths are the same. */
  toFormPath?: (path: FieldPath) => FieldPath
  /** Requests whose responses contain the stored values. Newer data is never overwritten without a notice. */
  basis: readonly PageRead[]
  /** Cache names of responses that become stale after saving. */
  refreshes: readonly CacheName[]
  listChanges: (saved: Values, typed: Values) => FormattedChange[]
  /** Merges typed values into newer stored values; by default field by field. */
  merge?: (base: Values, typed: Values, saved: Values) => Values
  /** Whether another form just saved the record, so that this form reports it. */
  justSaved?: boolean
  /** Called after saving, before the stale responses are refetched. */
  onSaved?: () => void
}
