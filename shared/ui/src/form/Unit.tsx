import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A unit inside a field's box; the label says it too, so it is silent. */
export function Unit({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      color="ink2"
      px="3.5"
      flex="none"
      aria-hidden="true"
      css={{ '&:has(+ input)': { pr: '0px' }, '& + input': { paddingInlineStart: 0 } }}
    >
      {children}
    </chakra.span>
  )
}
