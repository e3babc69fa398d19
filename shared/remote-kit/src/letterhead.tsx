import { Letterhead as Head } from '@portal/ui'
import { useLanguage, useTenant } from './context.tsx'

/** The head of a printed drawer: the firm, and the day ('YYYY-MM-DD') on which it was printed. */
export function Letterhead({ day }: { day: string }) {
  const { language } = useLanguage()
  return <Head firm={useTenant()} day={day} language={language} />
}
