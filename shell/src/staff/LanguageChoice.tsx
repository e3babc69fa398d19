import { languageNames, languages } from '@portal/contract/language'
import { useLanguageChoice } from '@portal/remote-kit/language-choice'
import type { LanguageApi } from '@portal/remote-kit/portal'
import { chakra } from '@portal/ui'

const choiceCss = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  bg: 'tint2',
  rounded: 'field',
  p: '1',
}
const optionCss = {
  minH: '44px',
  rounded: '6px',
  textStyle: 'meta',
  color: 'ink2',
  '&[aria-pressed=true]': {
    bg: 'card',
    color: 'ink',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  },
}

export function LanguageChoice({ language, label }: { language: LanguageApi; label: string }) {
  const { chosen, choose } = useLanguageChoice(language)
  return (
    <chakra.div css={choiceCss} role="group" aria-label={label}>
      {languages.map((one) => (
        <chakra.button
          key={one}
          type="button"
          lang={one}
          css={optionCss}
          aria-pressed={one === chosen}
          onClick={() => choose(one)}
        >
          {languageNames[one]}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
