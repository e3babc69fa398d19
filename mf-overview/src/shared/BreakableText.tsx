import { Fragment } from 'react'

/** Text in which lines break only after the given characters, such as a long e-mail address. */
export function BreakableText({ after, children }: { after: string; children: string }) {
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
