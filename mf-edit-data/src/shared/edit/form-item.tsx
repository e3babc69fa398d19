import type { ApiCall } from '@portal/contract/call'
import { useOpenedItem } from '@portal/remote-kit'
import { createContext, type ReactNode, use } from 'react'
import type { EditFormDefinition, FieldPath } from './edit-form-definition.ts'
import { findBrokenRules } from './use-edit-form.ts'

/** An item of a form, named by a field in the URL (EDIT-16). */
export interface FormItem {
  fields: readonly string[]
  /** Field of the item that gets the focus. */
  focusField: string
}

/** Finds the item of the form that the URL names; null to show the whole form. */
export function useFormItem(path: string, items: readonly (readonly string[])[]): FormItem | null {
  const { id } = useOpenedItem(path)
  const fields = id === null ? undefined : items.find((item) => item.includes(id))
  return fields && id !== null ? { fields, focusField: id } : null
}

/**
 * Returns the paths of the fields to show: those of the given item. Returns null (show all fields) if there is no item,
 * or if a field outside the item is invalid and would block saving.
 */
export function getVisibleFields<Values extends object, C extends ApiCall>(
  form: EditFormDefinition<Values, C>,
  item: FormItem | null,
): readonly string[] | null {
  const isOwn = ({ path }: { path: FieldPath }) => item?.fields.includes(path.join('.'))
  return item && findBrokenRules(form, form.saved).every(isOwn) ? item.fields : null
}

const VisibleFieldsContext = createContext<readonly string[] | null>(null)

/** Sets the visible fields of the form; null for all. */
export const VisibleFieldsProvider = VisibleFieldsContext.Provider

/** Returns the visible fields of the surrounding form; null if all fields are visible. */
export const useVisibleFields = (): readonly string[] | null => use(VisibleFieldsContext)

interface FormFieldGroupProps {
  fields: readonly string[]
  children: ReactNode
}

/** Group of fields; hidden if none of its fields is visible. */
export function FormFieldGroup({ fields, children }: FormFieldGroupProps) {
  const visibleFields = useVisibleFields()
  return visibleFields === null || fields.some((field) => visibleFields.includes(field)) ? children : null
}
