import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** An amount, percentage or date in tabular figures without line breaks. */
export function Amount(props: HTMLChakraProps<'span'>) {
  return <chakra.span fontVariantNumeric="tabular-nums lining-nums" whiteSpace="nowrap" {...props} />
}
