import { highest } from '@portal/contract/advice-amount'
import type { ApiError } from '@portal/contract/error'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, EmptyState, ErrorPanel, House } from '@portal/ui'
import { useText } from '../texts.ts'
import { Incomplete } from './Incomplete.tsx'

interface Props {
  /** Text id if loan parts are missing. */
  parts: 'no_loan_parts' | 'refinance_no_parts'
  /** Missing data, as reported by the server. */
  missing: readonly string[]
  error: ApiError | null
  onRetry: () => void
}

/** Rejected input by path, with its message. */
const refused = [
  [/^youngest_child/, 'wrong_child'],
  [/date_of_birth$/, 'wrong_birth'],
  [/_value$/, 'wrong_value'],
  [/\.income\./, 'wrong_income'],
  [/^(loan_parts|other_mortgages)/, 'wrong_loan'],
] as const

const wordsOf = ({ body }: ApiError) =>
  refused.find(([path]) => Object.keys(body.errors ?? {}).some((one) => path.test(one)))?.[1] ?? 'check_data'

/** Shown without a result: missing or invalid data, or no response (SCEN-18, SCEN-19). */
export function NoAnswer({ parts, missing, error, onRetry }: Props) {
  const { language } = useLanguage()
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
  if (error?.status === 422)
    return (
      <Incomplete title={title}>
        {text(wordsOf(error), { most: formatWholeEuro(highest.total, language) })}
      </Incomplete>
    )
  return (
    <Card>
      <ErrorPanel title={title} onRetry={onRetry}>
        {text(error && error.failure !== 'refused' ? 'calculation_unreachable' : 'check_data')}
      </ErrorPanel>
    </Card>
  )
}
