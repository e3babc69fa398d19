import type { Mortgage } from '@portal/contract/mortgage'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { Dutch } from '@portal/remote-kit/dutch'
import { useText } from '../texts.ts'

/** Status of a mortgage; for unknown statuses of a newer server, the server's text. */
export function Status({ mortgage: { status, status_description: stated } }: { mortgage: Mortgage }) {
  const text = useText()
  const known = mortgageStatusOf(status)
  if (known) return text(`mortgage_status_${known.name}`)
  return stated ? <Dutch>{stated}</Dutch> : text('unknown')
}
