import type { Mortgage } from '@portal/contract/mortgage'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'
import { MortgageStatusText } from './MortgageStatusText.tsx'

/** Badge with the number of documents missing for an application, otherwise its status. */
export function ApplicationStepBadge({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const count = mortgage.openProgress ?? 0
  if (count > 0)
    return (
      <Badge status="warn">
        {text('mortgage_missing', { count, total: mortgage.progress?.length || count })}
      </Badge>
    )
  return (
    <Badge icon="clock">
      <MortgageStatusText mortgage={mortgage} />
    </Badge>
  )
}
