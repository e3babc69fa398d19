import type { MortgagePart } from '@portal/contract/mortgage'
import { isStarterLoan } from '@portal/domain/repayment-type'
import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { useFormatPartNumbers } from './use-format-part-numbers.ts'

/**
 * Note that names the starter loans among the parts, whose amounts are simplified. Renders nothing without starter
 * loans.
 */
export function StarterLoanNote({ parts }: { parts: readonly MortgagePart[] }) {
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const places = parts.flatMap((part, place) => (isStarterLoan(part) ? [place] : []))
  return places.length > 0 && <Notice>{text('starter_loan', formatPartNumbers(places))}</Notice>
}
