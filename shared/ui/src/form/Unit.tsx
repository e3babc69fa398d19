import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A unit inside a field's box; the label says it too, so it is silent. */
export function Unit({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      color="ink2"
      px="3.5"
      _first={{ pr: '0px' }}
      flex="none"
      aria-hidden="true"
      css={{ '& + input': { paddingInlineStart: 0 } }}
    >
      {children}
    </chakra.span>
  )
}
