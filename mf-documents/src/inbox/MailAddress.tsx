import { Fragment } from 'react'

/** Mail addresses, with or without names: where a line is too short they go on at a dot or the at sign, not within a word. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?=[@.]\S)/).map((piece, place) => (
    <Fragment key={`${place} ${piece}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
