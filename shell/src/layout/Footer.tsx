import { LanguageSwitch } from '@portal/remote-kit/languages'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './shell-context.tsx'
import { TenantLinks } from './TenantLinks.tsx'

const footerCss = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '6',
  w: '100%',
  maxW: '1264px',
  px: { base: '1.5', md: '4', xl: '6' },
  py: '6',
  /** Hides the footer until the height of the screen is known, so that it does not move. */
  '#content:has([data-loading]) + &': { visibility: 'hidden' },
  _print: { display: 'none' },
}

export function Footer() {
  const { language } = useShell()
  const text = useText()
  return (
    <chakra.footer css={footerCss}>
      <LanguageSwitch language={language} label={text('language')} />
      <TenantLinks />
    </chakra.footer>
  )
}
