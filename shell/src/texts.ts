import type { LanguageApi } from '@portal/remote-kit/portal'
import {
  type CatalogLoader,
  createTextHooks,
  followLanguage,
  type RemoteTexts,
} from '@portal/remote-kit/texts'
import type nl from './texts/nl.json'

export const { useText } = createTextHooks<typeof nl>()

const loadCatalog: CatalogLoader = (locale) => import(`./texts/${locale}.json`)

export const createShellTexts = (language: LanguageApi): RemoteTexts => followLanguage(loadCatalog, language)
