import type { ReactNode } from 'react'

/** A unit inside the box of a field. It is hidden from screen readers, because the label contains the unit. */
export function FieldUnit({ children }: { children: ReactNode }) {
  return (
    <span className="unit" aria-hidden="true">
      {children}
    </span>
  )
}
