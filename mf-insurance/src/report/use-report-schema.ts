import { today } from '@portal/contract/clock'
import * as v from '@portal/contract/schema'
import { required, requiredText } from '@portal/remote-kit/form-schema'
import { useText } from '../texts.ts'

/** Validation schema of a damage report. */
export function useReportSchema() {
  const text = useText()
  const isPast = (date: string) => date <= today()
  return v.object({
    type: required(text('report_type_needed')),
    date: v.pipe(required(text('report_date_needed')), v.check(isPast, text('report_date_future'))),
    description: requiredText(text('report_description_needed')),
  })
}
