import { ButtonLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Where it is changed, as `useEditPath` finds it; null draws nothing, and undefined keeps its place. */
  href: string | null | undefined
  /** What it says to who does not see what it stands beside: the words that are seen, and of what. */
  label: string
  /** The words that are seen: "Wijzigen". */
  children: ReactNode
  /** It stands at the end of its line, below a value. */
  atEnd?: boolean
}

/** The small way from something that is shown to where it is changed (EDIT-16). */
export function EditLink({ href, label, children, atEnd }: Props) {
  if (href === null) return null
  return (
    <ButtonLink
      kind="quiet"
      small
      icon="edit"
      {...(atEnd ? { mr: '-3' } : { ml: '-3' })}
      href={href ?? ''}
      {...(href === undefined && { visibility: 'hidden' })}
      aria-label={label}
    >
      {children}
    </ButtonLink>
  )
}
