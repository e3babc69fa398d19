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

/** Name of a kind of norms; the engine's own name if the desk has no text for it. */
export function useNormName(): (kind: string) => string {
  const text = useText()
  return (kind) => {
    const known = kinds.find((one) => one === kind)
    return known ? text(`norm_${known}`) : kind
  }
}
