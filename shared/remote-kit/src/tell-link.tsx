import { ButtonLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { type EditCategory, useTellPath } from './edit-path.ts'

interface Props {
  /** The form in which it can be filled in; without one it is told to the firm. */
  category?: EditCategory
  /** "Geef het door". */
  children: ReactNode
}

/** The button of an empty state that asks to tell what is not known yet; nothing where there is nobody to tell. */
export function TellLink({ category, children }: Props) {
  const href = useTellPath(category)
  return href && <ButtonLink href={href}>{children}</ButtonLink>
}
