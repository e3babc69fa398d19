import { chakra, type StyledProps } from '../system/styled.tsx'

/** An amount, percentage or date, in tabular figures and without line breaks. */
export function Amount(props: StyledProps<'span'>) {
  return <chakra.span fontVariantNumeric="tabular-nums lining-nums" whiteSpace="nowrap" {...props} />
}
