/** Latin letters with marks that do not decompose. */
const otherLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

const [first, last] = [0xc0, 0x24f]
const marked = Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place))
const plainOf = (letter: string) => {
  const small = letter.toLowerCase()
  return otherLetters[small] ?? small.normalize('NFD').charAt(0)
}
const pairs = marked.flatMap((letter) =>
  /^[a-z]$/.test(plainOf(letter)) ? [[letter, plainOf(letter)] as const] : [],
)

/** Marked letters, and in the same order their plain lower-case replacements, for SQL's `translate`. */
export const markedLetters = pairs.map(([letter]) => letter).join('')
export const plainLetters = pairs.map(([, plain]) => plain).join('')

const plains = new Map<string, string>(pairs)

/** A text in lower case without marks, as in the search index: `André` is `andre`. */
export const withoutMarks = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plains.get(letter) ?? letter.toLowerCase()).join('')
