import type { Mortgage } from '@portal/contract/mortgage'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { DutchText } from '@portal/remote-kit/dutch'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'

/** Status of a mortgage. An unknown status of a newer server shows the server's text. */
export function MortgageStatusText({
  mortgage: { status, status_description: stated },
}: {
  mortgage: Mortgage
}) {
  const text = useText()
  const known = findMortgageStatus(status)
  if (known) return text(`mortgage_status_${known.name}`)
  return stated ? <DutchText>{stated}</DutchText> : text('unknown')
}

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
