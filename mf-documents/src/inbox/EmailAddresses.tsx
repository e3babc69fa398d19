import { Fragment } from 'react'

/** E-mail addresses with or without names. A long address breaks at a dot or at sign. */
export function EmailAddresses({ children }: { children: string }) {
  return children.split(/(?=[@.]\S)/).map((piece, place) => (
    <Fragment key={`${place} ${piece}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
