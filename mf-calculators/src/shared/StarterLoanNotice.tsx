import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'

/** Explains how a starter loan is simplified, and that the adviser can calculate it. */
export function StarterLoanNotice() {
  const text = useText()
  return <Notice status="warn">{text('starter_loan')}</Notice>
}
