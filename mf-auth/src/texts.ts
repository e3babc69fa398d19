import { type CatalogLoader, createTextHooks } from '@portal/remote-kit'
import type nl from './texts/nl.json'

export const { useText } = createTextHooks<typeof nl>()

/** Catalog of each locale; the build makes a chunk of each. */
export const texts: CatalogLoader = (locale) => import(`./texts/${locale}.json`)
