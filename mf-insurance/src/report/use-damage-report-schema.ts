import { getToday } from '@portal/contract/clock'
import * as v from '@portal/contract/schema'
import { requireText, requireValue } from '@portal/remote-kit/form-schema'
import { useText } from '../texts.ts'

export function useDamageReportSchema() {
  const text = useText()
  const isTodayOrEarlier = (date: string) => date <= getToday()
  return v.object({
    type: requireValue(text('report_type_needed')),
    date: v.pipe(
      requireValue(text('report_date_needed')),
      v.check(isTodayOrEarlier, text('report_date_future')),
    ),
    description: requireText(text('report_description_needed')),
  })
}
