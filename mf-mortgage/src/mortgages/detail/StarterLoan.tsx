import type { MortgagePart } from '@portal/contract/mortgage'
import { isStarterLoan } from '@portal/domain/repayment'
import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { usePartWords } from './use-part-words.ts'

/** Notes which parts are starter loans with simplified amounts; nothing without one. */
export function StarterLoan({ parts }: { parts: readonly MortgagePart[] }) {
  const text = useText()
  const partWords = usePartWords()
  const places = parts.flatMap((part, place) => (isStarterLoan(part) ? [place] : []))
  return places.length > 0 && <Notice>{text('starter_loan', partWords(places))}</Notice>
}
