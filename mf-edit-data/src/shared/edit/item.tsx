import { useOpened } from '@portal/remote-kit'
import { createContext, type ReactNode, use } from 'react'

/** An item of a form, named by a field in the address (EDIT-16). */
export interface FormItem {
  /** Fields of the item. */
  fields: readonly string[]
  /** Field that gets the focus. */
  first: string
}

/** Finds the item named in the address among those of the form; null for the whole form. */
export function useItem(path: string, items: readonly (readonly string[])[]): FormItem | null {
  const { id } = useOpened(path)
  const fields = id === null ? undefined : items.find((item) => item.includes(id))
  return fields && id !== null ? { fields, first: id } : null
}

const VisibleFields = createContext<readonly string[] | null>(null)

/** Sets the visible fields of the form; null for all. */
export const VisibleFieldsProvider = VisibleFields.Provider

/** Visible fields of the surrounding form; null for all. */
export const useVisibleFields = (): readonly string[] | null => use(VisibleFields)

interface Props {
  /** Fields in this group. */
  of: readonly string[]
  children: ReactNode
}

/** A group of fields; hidden if the form shows only others. */
export function Item({ of, children }: Props) {
  const visibleFields = useVisibleFields()
  return visibleFields === null || of.some((field) => visibleFields.includes(field)) ? children : null
}
