import { type Catalogs, textsOf } from '@portal/remote-kit'
import type nl from './texts/nl.json'

/** Name of a message of this remote. */
export type TextId = keyof typeof nl

/** The messages of this remote. */
export const { useText } = textsOf<typeof nl>()

/** The catalog of each wording; the build makes a file of each. */
export const texts: Catalogs = (wording) => import(`./texts/${wording}.json`)
