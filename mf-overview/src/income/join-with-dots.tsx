import { Children, Fragment, type ReactNode } from 'react'

/** Joins the parts with ' · ' between them; skips absent parts. */
export const joinWithDots = (parts: readonly ReactNode[]): ReactNode =>
  Children.toArray(parts.filter(Boolean)).map((part, place) => (
    <Fragment key={`${place}`}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
