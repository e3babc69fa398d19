import { Fragment } from 'react'

/** Allows a line break in a long address after given characters only. */
export function Breakable({ after, children }: { after: string; children: string }) {
  return children.split(after).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      {place > 0 && (
        <>
          {after}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
