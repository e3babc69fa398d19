import { languageNames, languages } from '@portal/contract/language'
import { useLive } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'
import { FirmLinks } from './FirmLinks.tsx'

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '6',
  w: '100%',
  maxW: '1264px',
  px: { base: '1.5', md: '4', xl: '6' },
  py: '6',
  _print: { display: 'none' },
}
const css = {
  minH: '44px',
  px: '2.5',
  textStyle: 'meta',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&[aria-pressed=true]': { fontWeight: 600, textDecoration: 'none' },
}

/** What stands below every screen: the languages, and what the firm has to say of its site (DASH-15, DASH-16). */
export function Footer() {
  const { language } = useShell()
  const { language: current } = useLive(language.current)
  const text = useText()
  return (
    <chakra.footer css={footer}>
      <chakra.div role="group" aria-label={text('language')}>
        {languages.map((name) => (
          <chakra.button
            key={name}
            type="button"
            css={css}
            lang={name}
            aria-pressed={name === current}
            onClick={() => language.change(name)}
          >
            {languageNames[name]}
          </chakra.button>
        ))}
      </chakra.div>
      <FirmLinks />
    </chakra.footer>
  )
}
