import type { Ref } from 'react'
import { chakra, type StyledProps } from '../system/styled.tsx'

const textStyleByLevel = { 1: 'title', 2: 'section', 3: 'subsection', 4: 'body' } as const

interface HeadingProps extends Omit<StyledProps<'h2'>, 'textStyle'> {
  ref?: Ref<HTMLHeadingElement>
  level: 1 | 2 | 3 | 4
  /** Text style; by default that of the level. */
  textStyle?: 'title' | 'section' | 'subsection' | 'body'
}

export function Heading({ level, textStyle = textStyleByLevel[level], ...props }: HeadingProps) {
  return <chakra.h2 as={`h${level}`} textStyle={textStyle} fontWeight={600} {...props} />
}
