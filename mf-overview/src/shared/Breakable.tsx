import { Fragment } from 'react'

/** An address that is too long for its line breaks after a mark in it, not in the middle of a word. */
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
