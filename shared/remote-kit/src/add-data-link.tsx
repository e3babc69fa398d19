import { ButtonLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { type EditCategory, useAddDataPath } from './edit-path.ts'

interface Props {
  /** Category of data to add; the contact screen if absent. */
  category?: EditCategory
  /** "Geef het door". */
  children: ReactNode
}

/** Button of an empty state that leads to the form for missing data; nothing if there is no such form. */
export function AddDataLink({ category, children }: Props) {
  const href = useAddDataPath(category)
  return href && <ButtonLink href={href}>{children}</ButtonLink>
}
