import { useText } from '../../../texts.ts'

const normKinds = [
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

/** Returns a function that names a kind of norms; uses the engine's name if the desk has no text for it. */
export function useNormName(): (kind: string) => string {
  const text = useText()
  return (kind) => {
    const known = normKinds.find((one) => one === kind)
    return known ? text(`norm_${known}`) : kind
  }
}
