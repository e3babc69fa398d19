import { Children, Fragment, type ReactNode } from 'react'

/** What there is of these, with a dot between each and the next. */
export const joined = (parts: readonly ReactNode[]): ReactNode =>
  Children.toArray(parts.filter(Boolean)).map((part, place) => (
    <Fragment key={`${place}`}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
