import type { LanguageApi } from '@portal/remote-kit/portal'
import { followLanguage, type Texts, textsOf } from '@portal/remote-kit/texts'
import type nl from './texts/nl.json'

/** The shell's own messages. */
export const { useText } = textsOf<typeof nl>()

/** The shell's catalogs, following the language in force. */
export const shellTexts = (language: LanguageApi): Texts =>
  followLanguage(
    {
      nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json'),
      nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json'),
      en: () => import(/* webpackChunkName: "text.en" */ './texts/en.json'),
      en_u: () => import(/* webpackChunkName: "text.en_u" */ './texts/en_u.json'),
      de: () => import(/* webpackChunkName: "text.de" */ './texts/de.json'),
      de_u: () => import(/* webpackChunkName: "text.de_u" */ './texts/de_u.json'),
    },
    language,
  )
