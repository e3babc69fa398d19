import type { Ref } from 'react'
import { chakra, type StyledProps } from '../system/styled.tsx'

const textStyleByLevel = { 1: 'title', 2: 'section', 3: 'question', 4: 'body' } as const

interface HeadingProps extends StyledProps<'h2'> {
  ref?: Ref<HTMLHeadingElement>
  level: 1 | 2 | 3 | 4
  /** Size, if it differs from the level's default. */
  look?: 'title' | 'section' | 'question' | 'body'
}

/** A heading with its level and, if given, another size. */
export function Heading({ level, look = textStyleByLevel[level], ...props }: HeadingProps) {
  return <chakra.h2 as={`h${level}`} textStyle={look} fontWeight={600} {...props} />
}
