import { compileMessage } from '@lingui/message-utils/compileMessage'
import { officialese } from './officialese.ts'

/** Maximum number of words of a sentence, and of a catalog's average sentence. */
const maxWords = 18
const maxAverageWords = 10
/** Minimum Flesch–Douma reading ease of a catalog: 100 is very easy, 60 is what most adults read, 0 very hard. */
const minEase = 70

/** A message as its reader sees it: the usual case of a choice, a word for placeholders, no tags. */
function shownText(message: string): string {
  const shown = (compiled: ReturnType<typeof compileMessage>): string =>
    typeof compiled === 'string'
      ? compiled
      : compiled
          .map((token) => {
            if (typeof token === 'string') return token
            const choices = token[2]
            return choices && typeof choices === 'object'
              ? shown((choices as Record<string, ReturnType<typeof compileMessage>>).other ?? [])
              : 'iets'
          })
          .join('')
  return shown(compileMessage(message))
    .replace(/<\/?\d+>/g, '')
    .replaceAll('#', '2')
}

const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []

/** Sentences of a text. Names and labels of up to three words do not count. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => wordsOf(sentence).length > 3)

/** Approximate number of syllables of a Dutch word: its vowel groups, with diphthongs as one. */
const syllablesOf = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .match(/aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|[aeiouyéèëïóöüáà]/g) ?? []
    ).length,
  )

/** Reading ease of Dutch sentences: the Flesch formula adapted to Dutch by W.H. Douma (1960). */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.84 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length)
}

/** Dutch texts of a catalog, by id. */
interface DutchCatalog {
  name: string
  texts: Readonly<Record<string, string>>
}

/** Reading ease of a catalog, with its violations, one sentence each. */
export function plainnessOf({ name, texts }: DutchCatalog) {
  const sentences = Object.entries(texts).flatMap(([id, text]) =>
    sentencesOf(shownText(text)).map((sentence) => ({ id, sentence, words: wordsOf(sentence).length })),
  )
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length)
  const ease = sentences.length === 0 ? 100 : readingEase(sentences.map(({ sentence }) => sentence))
  const complaints = [
    ...(average > maxAverageWords ? [`${name}: sentences have ${average.toFixed(1)} words on average`] : []),
    ...(ease < minEase ? [`${name}: scores ${ease.toFixed(0)} for ease of reading`] : []),
    ...sentences.flatMap(({ id, sentence, words }) =>
      words > maxWords ? [`${name}: "${id}" has a sentence of ${words} words: ${sentence}`] : [],
    ),
    ...Object.entries(texts).flatMap(([id, text]) =>
      wordsOf(text.toLowerCase()).flatMap((word) =>
        word in officialese ? [`${name}: "${id}" says ‘${word}’; say ‘${officialese[word]}’`] : [],
      ),
    ),
  ]
  return { name, average, ease, sentences, complaints }
}

/** The longest sentences of the whole portal. */
export const longestOf = (catalogs: readonly ReturnType<typeof plainnessOf>[], most = 10) =>
  catalogs
    .flatMap(({ name, sentences }) => sentences.map((one) => ({ name, ...one })))
    .sort((a, b) => b.words - a.words)
    .slice(0, most)
