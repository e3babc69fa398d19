import { today } from '@portal/contract/clock'
import * as v from '@portal/contract/schema'
import { requiredText, requiredValue } from '@portal/remote-kit/form-schema'
import { useText } from '../texts.ts'

export function useReportSchema() {
  const text = useText()
  const isTodayOrEarlier = (date: string) => date <= today()
  return v.object({
    type: requiredValue(text('report_type_needed')),
    date: v.pipe(
      requiredValue(text('report_date_needed')),
      v.check(isTodayOrEarlier, text('report_date_future')),
    ),
    description: requiredText(text('report_description_needed')),
  })
}
