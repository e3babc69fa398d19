import type { LanguageApi } from '@portal/remote-kit/portal'
import { type Catalogs, followLanguage, type Texts, textsOf } from '@portal/remote-kit/texts'
import type nl from './texts/nl.json'

export const { useText } = textsOf<typeof nl>()

const catalogs: Catalogs = (wording) => import(`./texts/${wording}.json`)

/** The shell's catalogs, following the current language. */
export const shellTexts = (language: LanguageApi): Texts => followLanguage(catalogs, language)
