import type { ApiCall } from '@portal/contract/call'
import * as v from '@portal/contract/valibot'
import type { EditFormDefinition } from './edit-form-definition.ts'
import { getIssuePath } from './edit-schema.ts'
import type { FormItem } from './form-item.tsx'

/**
 * Returns the paths of the fields to show: those of the given item. Returns null (show all fields) if there is no item,
 * or if a field outside the item is invalid and would block saving.
 */
export function getVisibleFields<Values extends object, C extends ApiCall>(
  { saved, call, toBody, toFormPath = (path) => path }: EditFormDefinition<Values, C>,
  item: FormItem | null,
): readonly string[] | null {
  if (!item || !call.body) return null
  const faults = v.safeParse(call.body, toBody(saved)).issues ?? []
  const isOwn = (fault: (typeof faults)[number]) =>
    item.fields.includes(toFormPath(getIssuePath(fault)).join('.'))
  return faults.every(isOwn) ? item.fields : null
}
