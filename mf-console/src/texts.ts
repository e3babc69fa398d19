import { type Catalogs, textsOf } from '@portal/remote-kit'
import type nl from './texts/nl.json'

/** Texts of this remote. */
export const { useText } = textsOf<typeof nl>()

/** Catalog of each locale; the build makes a chunk of each. */
export const texts: Catalogs = (wording) => import(`./texts/${wording}.json`)
