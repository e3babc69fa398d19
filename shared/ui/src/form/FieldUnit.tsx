import type { ReactNode } from 'react'

/** A unit inside a field's box. Hidden from screen readers, since the label contains it. */
export function FieldUnit({ children }: { children: ReactNode }) {
  return (
    <span className="unit" aria-hidden="true">
      {children}
    </span>
  )
}
