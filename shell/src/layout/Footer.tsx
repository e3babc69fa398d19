import { languages } from '@portal/contract/language'
import { useLive } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'

/** Each language in its own words: names that nobody translates. */
const names = { nl: 'Nederlands', en: 'English', de: 'Deutsch' }

const css = {
  minH: '44px',
  px: '2.5',
  textStyle: 'meta',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&[aria-pressed=true]': { fontWeight: 600, textDecoration: 'none' },
}

/** What stands below every screen: the languages. */
export function Footer() {
  const { language } = useShell()
  const { language: current } = useLive(language.current)
  const text = useText()
  return (
    <chakra.footer px={{ base: '1.5', md: '4', xl: '6' }} py="6" _print={{ display: 'none' }}>
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
            {names[name]}
          </chakra.button>
        ))}
      </chakra.div>
    </chakra.footer>
  )
}
