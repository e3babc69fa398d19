import { Languages } from '@portal/remote-kit/languages'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'
import { TenantLinks } from './TenantLinks.tsx'

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '6',
  w: '100%',
  maxW: '1264px',
  px: { base: '1.5', md: '4', xl: '6' },
  py: '6',
  /** Not before it is known how high the screen is: what is not seen does not jump. */
  '#content:has([data-loading]) + &': { visibility: 'hidden' },
  _print: { display: 'none' },
}

/** What stands below every screen: the languages, and what the firm has to say of its site (DASH-15, DASH-16). */
export function Footer() {
  const { language } = useShell()
  const text = useText()
  return (
    <chakra.footer css={footer}>
      <Languages language={language} label={text('language')} />
      <TenantLinks />
    </chakra.footer>
  )
}
