import { languageNames, languages } from '@portal/contract/language'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' }
const css = {
  minH: '44px',
  px: '2.5',
  textStyle: 'meta',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&[aria-pressed=true]': { fontWeight: 600, textDecoration: 'none' },
}

/** The choice of language for who is not signed in (I18N-01). */
export function Languages() {
  const text = useText()
  const { change } = usePortal().language
  const { language } = useLanguage()
  return (
    <chakra.div role="group" aria-label={text('languages')} css={row}>
      {languages.map((name) => (
        <chakra.button
          key={name}
          type="button"
          css={css}
          lang={name}
          aria-pressed={name === language}
          onClick={() => change(name)}
        >
          {languageNames[name]}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
