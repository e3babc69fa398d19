import type { AdviceOutcome } from '@portal/contract/desk/advice'
import { Badge } from '@portal/ui'
import { useText } from '../../../texts.ts'

const status = { yes: 'good', maybe: 'warn', no: 'bad' } as const

/** Verdict of an outcome; nothing if the calculation has none. */
export function VerdictBadge({ verdict }: Pick<AdviceOutcome, 'verdict'>) {
  const text = useText()
  return verdict && <Badge status={status[verdict]}>{text(`verdict_${verdict}`)}</Badge>
}
