import { ButtonLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface EditLinkProps {
  /** Path of the form (`useEditPath`); null renders nothing, undefined reserves the space. */
  href: string | null | undefined
  /** Accessible name: the visible text and the value that it edits. */
  label: string
  children: ReactNode
  /** Whether to align the link to the end of the line below a value. */
  atEnd?: boolean
}

/** Link from a displayed value to the form that edits the value (EDIT-16). */
export function EditLink({ href, label, children, atEnd }: EditLinkProps) {
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
