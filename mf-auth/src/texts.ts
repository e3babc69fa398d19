import { type CatalogLoader, createTextHooks } from '@portal/remote-kit'
import type nl from './texts/nl.json'

export const { useText } = createTextHooks<typeof nl>()

/** Loads the texts of a locale. The build creates a chunk for each locale. */
export const texts: CatalogLoader = (locale) => import(`./texts/${locale}.json`)
