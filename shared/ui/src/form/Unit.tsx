import type { ReactNode } from 'react'

/** A unit inside a field's box, which styles it; the label says it too, so it is silent. */
export function Unit({ children }: { children: ReactNode }) {
  return (
    <span className="unit" aria-hidden="true">
      {children}
    </span>
  )
}
