import { type Catalogs, textsOf } from '@portal/remote-kit'
import type nl from './texts/nl.json'

export const { useText } = textsOf<typeof nl>()

/** Catalog of each wording; the build makes a chunk of each. */
export const texts: Catalogs = (wording) => import(`./texts/${wording}.json`)
