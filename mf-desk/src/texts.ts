import { type CatalogLoader, createTextHooks } from '@portal/remote-kit'
import type nl from './texts/nl.json'

export type TextId = keyof typeof nl

export const { useText } = createTextHooks<typeof nl>()

/** Loads the catalog of a locale; the build makes a chunk of each. */
export const texts: CatalogLoader = (locale) => import(`./texts/${locale}.json`)
