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

const Asked = createContext<readonly string[] | null>(null)

/** Says which fields the form inside asks; null for all. */
export const AskedFields = Asked.Provider

/** The fields that the form around asks; null for all. */
export const useAskedFields = (): readonly string[] | null => use(Asked)

interface Props {
  /** Fields of the form that these are. */
  of: readonly string[]
  children: ReactNode
}

/** Fields that stand together; away where only others are asked. */
export function Item({ of, children }: Props) {
  const asked = useAskedFields()
  return asked === null || of.some((field) => asked.includes(field)) ? children : null
}
