import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import { Badge } from '@portal/ui'
import { useText } from '../../../texts.ts'

const statusByVerdict = { yes: 'good', maybe: 'warn', no: 'bad' } as const

/** Badge with the verdict of an outcome; renders nothing if the calculation has no verdict. */
export function VerdictBadge({ verdict }: Pick<AdviceOutcome, 'verdict'>) {
  const text = useText()
  return verdict && <Badge status={statusByVerdict[verdict]}>{text(`verdict_${verdict}`)}</Badge>
}
