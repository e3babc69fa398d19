import type { Language, Wording } from '@portal/contract/language'
import { setWords, type Words } from '@portal/ui'
import de from '@portal/ui/words/de.json'
import de_u from '@portal/ui/words/de_u.json'
import en from '@portal/ui/words/en.json'
import en_u from '@portal/ui/words/en_u.json'
import nl from '@portal/ui/words/nl.json'
import nl_u from '@portal/ui/words/nl_u.json'

const words: Record<Wording, Words> = {
  nl,
  nl_u: { ...nl, ...nl_u },
  en,
  en_u: { ...en, ...en_u },
  de,
  de_u: { ...de, ...de_u },
}

/** Applies the design system's texts of a wording. */
export const setUiWording = (wording: Wording): void =>
  setWords(words[wording], wording.slice(0, 2) as Language)
