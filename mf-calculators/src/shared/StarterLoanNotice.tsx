import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'

/** Says how a starter loan is simplified, and that the adviser works it out. */
export function StarterLoanNotice() {
  const text = useText()
  return <Notice status="warn">{text('starter_loan')}</Notice>
}
