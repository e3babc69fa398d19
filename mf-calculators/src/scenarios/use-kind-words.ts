import { useText } from '../texts.ts'
import type { SubScenario } from './scenarios.ts'

/** Name of a scenario's variant: a share of incapacity; the highest represents all shares that count as full. */
export function useKindWords() {
  const text = useText()
  return (sub: SubScenario): string => {
    if (sub === 'box1' || sub === 'box3' || sub === '80' || sub === 'durable') return text(`sub_${sub}`)
    return text('sub_share', { percent: sub })
  }
}
