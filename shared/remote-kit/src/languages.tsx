import { languageNames, languages } from '@portal/contract/language'
import { chakra } from '@portal/ui'
import { useLanguageChoice } from './language-choice.ts'
import type { Portal } from './portal.ts'

interface LanguageSwitchProps {
  language: Portal['language']
  label: string
}

const languageSwitchCss = {
  minH: '44px',
  px: '2.5',
  textStyle: 'meta',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&[aria-pressed=true]': { fontWeight: 600, textDecoration: 'none' },
}

/** Language switch. Each language is shown by its own name (I18N-01, DASH-15). */
export function LanguageSwitch({ language, label }: LanguageSwitchProps) {
  const { chosen, choose } = useLanguageChoice(language)
  return (
    <chakra.div role="group" aria-label={label}>
      {languages.map((name) => (
        <chakra.button
          key={name}
          type="button"
          css={languageSwitchCss}
          lang={name}
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {languageNames[name]}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
