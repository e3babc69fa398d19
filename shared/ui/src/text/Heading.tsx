import type { Ref } from 'react'
import { chakra, type StyledProps } from '../system/styled.tsx'

const textStyleByLevel = { 1: 'title', 2: 'section', 3: 'subsection', 4: 'body' } as const

interface HeadingProps extends Omit<StyledProps<'h2'>, 'textStyle'> {
  ref?: Ref<HTMLHeadingElement>
  level: 1 | 2 | 3 | 4
  /** Text style; by default that of the level. */
  textStyle?: 'title' | 'section' | 'subsection' | 'body'
  /** Moves the focus to the heading when it appears, for example in place of a form that was sent. */
  takesFocus?: boolean
}

const focusElement = (element: HTMLElement | null) => element?.focus()

export function Heading({
  level,
  textStyle = textStyleByLevel[level],
  takesFocus = false,
  ...props
}: HeadingProps) {
  return (
    <chakra.h2
      as={`h${level}`}
      textStyle={textStyle}
      fontWeight={600}
      {...(takesFocus && { ref: focusElement, tabIndex: -1 })}
      {...props}
    />
  )
}
