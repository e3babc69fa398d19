import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** An amount, percentage or date in figures of equal width that never break. */
export function Amount(props: HTMLChakraProps<'span'>) {
  return <chakra.span fontVariantNumeric="tabular-nums lining-nums" whiteSpace="nowrap" {...props} />
}
