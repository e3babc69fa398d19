import type { Ref } from 'react'
import { chakra, type StyledProps } from '../system/styled.tsx'

const headingStyles = { 1: 'title', 2: 'section', 3: 'question', 4: 'body' } as const

interface Props extends StyledProps<'h2'> {
  ref?: Ref<HTMLHeadingElement>
  /** Heading level. */
  level: 1 | 2 | 3 | 4
  /** Size, if it differs from the level's default. */
  look?: 'title' | 'section' | 'question' | 'body'
}

/** A heading with its level; its size may differ. */
export function Heading({ level, look = headingStyles[level], ...props }: Props) {
  return <chakra.h2 as={`h${level}`} textStyle={look} fontWeight={600} {...props} />
}
