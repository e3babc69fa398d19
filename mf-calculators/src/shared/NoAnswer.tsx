import type { ApiError } from '@portal/contract/error'
import { Card, EmptyState, ErrorPanel, House } from '@portal/ui'
import { useText } from '../texts.ts'
import { Incomplete } from './Incomplete.tsx'

interface Props {
  /** What to say where the loan parts are missing. */
  parts: 'no_loan_parts' | 'refinance_no_parts'
  /** What the server says is missing. */
  missing: readonly string[]
  error: ApiError | null
  onRetry: () => void
}

/** No result: what is missing or wrong in the data, or that the calculation does not answer (SCEN-18, SCEN-19). */
export function NoAnswer({ parts, missing, error, onRetry }: Props) {
  const text = useText()
  const title = text('error_retreiving_results')
  if (missing.includes('norms_ended'))
    return (
      <Card>
        <EmptyState title={text('norms_too_old')} art={<House />}>
          {text('norms_too_old_hint')}
        </EmptyState>
      </Card>
    )
  if (missing.includes('loan_parts')) return <Incomplete title={title}>{text(parts)}</Incomplete>
  if (missing.includes('income')) return <Incomplete title={title}>{text('no_income')}</Incomplete>
  if (error?.status === 422) return <Incomplete title={title}>{text('check_data')}</Incomplete>
  return (
    <Card>
      <ErrorPanel title={title} onRetry={onRetry}>
        {text(error && error.failure !== 'refused' ? 'calculation_unreachable' : 'check_data')}
      </ErrorPanel>
    </Card>
  )
}
