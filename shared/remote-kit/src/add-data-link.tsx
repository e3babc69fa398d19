import { ButtonLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { type EditCategory, useAddDataPath } from './edit-path.ts'

interface AddDataLinkProps {
  /** Without a category the link leads to the contact screen. */
  category?: EditCategory
  children: ReactNode
}

/** Button of an empty state that leads to the form for missing data. Renders nothing if there is no such form. */
export function AddDataLink({ category, children }: AddDataLinkProps) {
  const href = useAddDataPath(category)
  return href && <ButtonLink href={href}>{children}</ButtonLink>
}
