import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import { ApiError } from '@portal/contract/error'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Card, EmptyState, ErrorPanel, House } from '@portal/ui'
import { useText } from '../texts.ts'
import { IncompleteDataNotice } from './IncompleteDataNotice.tsx'

interface CalculationErrorPanelProps {
  /** Id of the text to show if loan parts are missing. */
  missingPartsTextId: 'no_loan_parts' | 'refinance_no_parts'
  calculation: {
    /** Response that names the missing data. */
    data: { meta: { errors: readonly string[] } } | undefined
    error: unknown
    refetch: () => unknown
  }
}

/** Id of the error text to show, by the path of the input that the server rejected. */
const errorTextIdByPath = [
  [/^youngest_child/, 'wrong_child'],
  [/date_of_birth$/, 'wrong_birth'],
  [/_value$/, 'wrong_value'],
  [/\.income\./, 'wrong_income'],
  [/^(loan_parts|other_mortgages)/, 'wrong_loan'],
] as const

const getErrorTextId = ({ body }: ApiError) =>
  errorTextIdByPath.find(([path]) => Object.keys(body.errors ?? {}).some((one) => path.test(one)))?.[1] ??
  'check_data'

/** Panel that replaces a result if data is missing or invalid, or if the request failed (SCEN-18, SCEN-19). */
export function CalculationErrorPanel({ missingPartsTextId, calculation }: CalculationErrorPanelProps) {
  const { language } = useLanguage()
  const text = useText()
  const title = text('error_retreiving_results')
  const error = calculation.error instanceof ApiError ? calculation.error : null
  const missing = calculation.error ? [] : (calculation.data?.meta.errors ?? [])
  if (missing.includes('norms_ended'))
    return (
      <Card>
        <EmptyState title={text('norms_too_old')} illustration={<House />}>
          {text('norms_too_old_hint')}
        </EmptyState>
      </Card>
    )
  if (missing.includes('loan_parts'))
    return <IncompleteDataNotice title={title}>{text(missingPartsTextId)}</IncompleteDataNotice>
  if (missing.includes('income'))
    return <IncompleteDataNotice title={title}>{text('no_income')}</IncompleteDataNotice>
  if (error?.status === 422)
    return (
      <IncompleteDataNotice title={title}>
        {text(getErrorTextId(error), { most: formatWholeEuro(maxAdviceAmounts.total, language) })}
      </IncompleteDataNotice>
    )
  return (
    <Card>
      <ErrorPanel title={title} onRetry={() => void calculation.refetch()}>
        {text(error && error.failure !== 'refused' ? 'calculation_unreachable' : 'check_data')}
      </ErrorPanel>
    </Card>
  )
}
