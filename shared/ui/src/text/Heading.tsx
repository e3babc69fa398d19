import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

const looks = { 1: 'title', 2: 'section', 3: 'question', 4: 'body' } as const

interface Props extends HTMLChakraProps<'h2'> {
  ref?: Ref<HTMLHeadingElement>
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Size, when it differs from what the level asks for. */
  look?: 'title' | 'section' | 'question' | 'body'
}

/** A heading at its place in the page's outline; its size may differ from what that place asks for. */
export function Heading({ level, look = looks[level], ...props }: Props) {
  return <chakra.h2 as={`h${level}`} textStyle={look} fontWeight={600} {...props} />
}
