import { useText } from '../texts.ts'
import { FullPage } from './FullPage.tsx'

/** The address belongs to no firm (SHELL-08). */
export function UnknownOffice() {
  const text = useText()
  return <FullPage title={text('unknown_office_title')}>{text('unknown_office_hint')}</FullPage>
}
