import { useLanguage, useTenant } from '@portal/remote-kit'
import { Letterhead as Head } from '@portal/ui'

/** Letterhead of a printed drawer: the tenant and the print date ('YYYY-MM-DD'). */
export function PrintLetterhead({ day }: { day: string }) {
  const { language } = useLanguage()
  return <Head tenant={useTenant()} day={day} language={language} />
}
