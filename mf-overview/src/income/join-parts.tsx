import { Children, Fragment, type ReactNode } from 'react'

/** Joins parts with dots; skips absent ones. */
export const joinParts = (parts: readonly ReactNode[]): ReactNode =>
  Children.toArray(parts.filter(Boolean)).map((part, place) => (
    <Fragment key={`${place}`}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
