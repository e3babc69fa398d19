import { textsOfChunk } from '@portal/remote-kit/chunk-texts'
import de from './texts/de.json'
import deFormal from './texts/de_u.json'
import en from './texts/en.json'
import enFormal from './texts/en_u.json'
import nl from './texts/nl.json'
import nlFormal from './texts/nl_u.json'

/** Texts of signing, in its chunk. */
export const useSigningText = textsOfChunk<typeof nl>(
  { nl, en, de },
  { nl: nlFormal, en: enFormal, de: deFormal },
)
