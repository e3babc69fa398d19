import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

const css = {
  bg: '#fff',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  p: { base: '5', md: '6' },
  minW: 0,
  _print: { shadow: 'none', breakInside: 'avoid' },
}

/** White paper: what can be read. */
export function Card(props: HTMLChakraProps<'section'>) {
  return <chakra.section css={css} {...props} />
}
