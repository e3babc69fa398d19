import { useOpened } from '@portal/remote-kit'
import { createContext, type ReactNode, use } from 'react'

/** One item of a form, that the address names by one of its fields (EDIT-16). */
export interface FormItem {
  /** Fields of the item. */
  fields: readonly string[]
  /** The field that gets the focus. */
  first: string
}

/** Finds the item that the address of a category names, among those that its form has; null for the whole form. */
export function useItem(path: string, items: readonly (readonly string[])[]): FormItem | null {
  const { id } = useOpened(path)
  const fields = id === null ? undefined : items.find((item) => item.includes(id))
  return fields && id !== null ? { fields, first: id } : null
}

const VisibleFields = createContext<readonly string[] | null>(null)

/** Sets the fields that the form shows; null for all. */
export const VisibleFieldsProvider = VisibleFields.Provider

/** Fields that the surrounding form shows; null for all. */
export const useVisibleFields = (): readonly string[] | null => use(VisibleFields)

interface Props {
  /** Fields of the form that these are. */
  of: readonly string[]
  children: ReactNode
}

/** Fields that belong together; hidden if the form shows only others. */
export function Item({ of, children }: Props) {
  const visibleFields = useVisibleFields()
  return visibleFields === null || of.some((field) => visibleFields.includes(field)) ? children : null
}
