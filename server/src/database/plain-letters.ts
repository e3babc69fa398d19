/** Latin letters with a mark that no plain one is part of. */
const others: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

const [first, last] = [0xc0, 0x24f]
const marked = Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place))
const plainOf = (letter: string) => {
  const small = letter.toLowerCase()
  return others[small] ?? small.normalize('NFD').charAt(0)
}
const pairs = marked.flatMap((letter) =>
  /^[a-z]$/.test(plainOf(letter)) ? [[letter, plainOf(letter)] as const] : [],
)

/** Letters with a mark, and in the same order the plain small ones that a search takes for them: what SQL's `translate` wants. */
export const markedLetters = pairs.map(([letter]) => letter).join('')
export const plainLetters = pairs.map(([, plain]) => plain).join('')

const plains = new Map<string, string>(pairs)

/** A text in small letters without marks, as the index of searches has it: `André` is `andre`. */
export const withoutMarks = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => plains.get(letter) ?? letter.toLowerCase()).join('')
