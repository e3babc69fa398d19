/** Letters that Unicode does not decompose into a letter and a mark. */
const irregularLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

const [first, last] = [0xc0, 0x24f]
const candidateLetters = Array.from({ length: last - first + 1 }, (_, index) =>
  String.fromCharCode(first + index),
)
const toPlainLetter = (letter: string) => {
  const small = letter.toLowerCase()
  return irregularLetters[small] ?? small.normalize('NFD').charAt(0)
}
const letterPairs = candidateLetters.flatMap((letter) =>
  /^[a-z]$/.test(toPlainLetter(letter)) ? [[letter, toPlainLetter(letter)] as const] : [],
)

/** Letters with diacritics, and their plain lower-case replacements in the same order, for SQL's `translate`. */
export const accentedLetters = letterPairs.map(([letter]) => letter).join('')
export const plainLetters = letterPairs.map(([, plain]) => plain).join('')

const plainByAccented = new Map<string, string>(letterPairs)

/** Converts a text to lower case without diacritics, as the search index does: 'André' becomes 'andre'. */
export const stripDiacritics = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plainByAccented.get(letter) ?? letter.toLowerCase()).join('')
