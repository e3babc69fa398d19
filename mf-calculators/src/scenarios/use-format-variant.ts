import { useText } from '../texts.ts'
import type { SubScenario } from './list-scenarios.ts'

/** Returns a formatter of a scenario's variant. Variant '80' means incapacity of 80 to 100 percent. */
export function useFormatVariant() {
  const text = useText()
  return (sub: SubScenario): string => {
    if (sub === 'box1' || sub === 'box3' || sub === '80' || sub === 'durable') return text(`sub_${sub}`)
    return text('sub_share', { percent: sub })
  }
}
