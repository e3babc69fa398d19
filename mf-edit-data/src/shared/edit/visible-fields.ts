import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { pathOf } from './edit-schema.ts'
import type { Editing } from './editing.ts'
import type { FormItem } from './item.tsx'

/** Visible fields of a form: those of its item, or all (null) if another required field is empty. */
export function visibleFieldsOf<Values extends object, C extends Call>(
  { saved, call, bodyOf, fieldOf = (path) => path }: Editing<Values, C>,
  item: FormItem | null,
): readonly string[] | null {
  if (!item || !call.body) return null
  const faults = v.safeParse(call.body, bodyOf(saved)).issues ?? []
  const isOwn = (fault: (typeof faults)[number]) => item.fields.includes(fieldOf(pathOf(fault)).join('.'))
  return faults.every(isOwn) ? item.fields : null
}
