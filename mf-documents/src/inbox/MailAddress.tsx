import { Fragment } from 'react'

/** E-mail addresses with or without names; long ones break at a dot or at sign. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?=[@.]\S)/).map((piece, place) => (
    <Fragment key={`${place} ${piece}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
