import type { SystemStyleObject } from '@chakra-ui/react'
import { jsx } from '@emotion/react'
import type { ComponentProps, JSX } from 'react'
import { system } from './system.ts'

/**
 * An element with a constant style, computed once instead of per element as with `chakra`. For frequently used
 * elements.
 */
export function fixed<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, look: SystemStyleObject) {
  let style: ReturnType<typeof system.css> | undefined
  return function Fixed(props: ComponentProps<Tag>) {
    style ??= system.css(look)
    return jsx(tag, { ...props, css: style } as never)
  }
}
