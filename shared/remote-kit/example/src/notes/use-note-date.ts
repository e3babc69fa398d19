import type { Note } from '@portal/contract/note'
import { formatWeekdayAndDate } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'

/** The date in the customer's language: `vrijdag 20 november 2026`. */
export function useNoteDate({ datetime }: Note): string {
  const { language } = useLanguage()
  return formatWeekdayAndDate(datetime, language) ?? ''
}
