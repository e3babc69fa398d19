import { compileMessage } from '@lingui/message-utils/compileMessage'
import { officialese } from './officialese.ts'

/** Maximum number of words of a sentence, and of the average sentence of a catalog. */
const mostWords = 18
const mostWordsOnAverage = 10
/** Minimum ease of a catalog by Flesch and Douma: 100 is very easy, 60 what most adults read, 0 very hard. */
const leastEase = 70

/** A text as its reader gets it: of a choice the usual case, a word for what is filled in, no tags. */
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

/** Sentences of a text. A name or label of up to three words is none. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => wordsOf(sentence).length > 3)

/** Syllables of a Dutch word, near enough: its groups of vowels, with diphthongs as one. */
const syllablesOf = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .match(/aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|[aeiouyéèëïóöüáà]/g) ?? []
    ).length,
  )

/** How easy Dutch sentences are to read, after Flesch as W.H. Douma fitted it to Dutch (1960). */
export function easeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.84 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length)
}

/** A catalog of Dutch texts, by their ids. */
interface DutchCatalog {
  name: string
  texts: Readonly<Record<string, string>>
}

/** How plain a catalog is, with what is wrong with it, one sentence each. */
export function plainnessOf({ name, texts }: DutchCatalog) {
  const sentences = Object.entries(texts).flatMap(([id, text]) =>
    sentencesOf(shownText(text)).map((sentence) => ({ id, sentence, words: wordsOf(sentence).length })),
  )
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length)
  const ease = sentences.length === 0 ? 100 : easeOf(sentences.map(({ sentence }) => sentence))
  const complaints = [
    ...(average > mostWordsOnAverage
      ? [`${name}: sentences have ${average.toFixed(1)} words on average`]
      : []),
    ...(ease < leastEase ? [`${name}: scores ${ease.toFixed(0)} for ease of reading`] : []),
    ...sentences.flatMap(({ id, sentence, words }) =>
      words > mostWords ? [`${name}: "${id}" has a sentence of ${words} words: ${sentence}`] : [],
    ),
    ...Object.entries(texts).flatMap(([id, text]) =>
      wordsOf(text.toLowerCase()).flatMap((word) =>
        word in officialese ? [`${name}: "${id}" says ‘${word}’; say ‘${officialese[word]}’`] : [],
      ),
    ),
  ]
  return { name, average, ease, sentences, complaints }
}

/** The sentences with the most words, of the whole portal. */
export const longestOf = (catalogs: readonly ReturnType<typeof plainnessOf>[], most = 10) =>
  catalogs
    .flatMap(({ name, sentences }) => sentences.map((one) => ({ name, ...one })))
    .sort((a, b) => b.words - a.words)
    .slice(0, most)
