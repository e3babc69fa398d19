import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useAppearing } from './use-appearing.ts'

const paper = {
  bg: 'card',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  p: { base: '5', md: '6' },
  minW: 0,
  /** For one that is a grid: what is wider than the card gives way, and does not widen it. */
  gridTemplateColumns: 'minmax(0,1fr)',
  _print: { shadow: 'none', breakInside: 'avoid' },
}

interface Props extends HTMLChakraProps<'section'> {
  /** Place in a row of cards that appear one after the other, from 0; without it the card is simply there. */
  appear?: number
}

/** White paper: what can be read. */
export function Card({ appear, css, ...props }: Props) {
  return <chakra.section css={[paper, useAppearing(appear), css]} {...props} />
}
