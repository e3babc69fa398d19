import { useText } from '../../../texts.ts'

const kinds = [
  'lending',
  'test-rate',
  'aow',
  'aow-age',
  'tax',
  'refinance',
  'anw',
  'day-wage',
  'minimum-wage',
  'work-benefits',
] as const

/** Names a kind of norms; one that the desk has no words for is called as the engine calls it. */
export function useNormName(): (kind: string) => string {
  const text = useText()
  return (kind) => {
    const known = kinds.find((one) => one === kind)
    return known ? text(`norm_${known}`) : kind
  }
}
