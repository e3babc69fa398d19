import type { Note } from '@portal/contract/note'
import { formatWeekday } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'

/** Date of a note in the customer's language: `vrijdag 20 november 2026`. */
export function useWrittenOn({ datetime }: Note): string {
  const { language } = useLanguage()
  return formatWeekday(datetime, language) ?? ''
}
