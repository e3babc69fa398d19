import { compileMessage } from '@lingui/message-utils/compileMessage'
import { plainWordByOfficialese } from './officialese.ts'

/** Maximum number of words of a sentence, and of a catalog's average sentence. */
const maxSentenceWords = 18
const maxAverageWords = 10
/** Minimum Flesch–Douma reading ease of a catalog: 100 is very easy, 60 is what most adults read, 0 is very hard. */
const minReadingEase = 70

/**
 * Converts a message to the text that its reader sees: takes the `other` case of each plural and select, replaces each
 * placeholder by a sample word, and removes tags.
 */
function toDisplayedText(message: string): string {
  const renderMessageParts = (compiled: ReturnType<typeof compileMessage>): string =>
    typeof compiled === 'string'
      ? compiled
      : compiled
          .map((token) => {
            if (typeof token === 'string') return token
            const choices = token[2]
            return choices && typeof choices === 'object'
              ? renderMessageParts((choices as Record<string, ReturnType<typeof compileMessage>>).other ?? [])
              : 'iets'
          })
          .join('')
  return renderMessageParts(compileMessage(message))
    .replace(/<\/?\d+>/g, '')
    .replaceAll('#', '2')
}

const splitIntoWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []

/** Splits a text into sentences. Omits names and labels of up to three words. */
const splitIntoSentences = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => splitIntoWords(sentence).length > 3)

/** Approximates the number of syllables of a Dutch word: its vowel groups, with diphthongs as one. */
const countSyllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .match(/aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|[aeiouyéèëïóöüáà]/g) ?? []
    ).length,
  )

/** Calculates the reading ease of Dutch sentences: the Flesch formula adapted to Dutch by W.H. Douma (1960). */
export function calculateReadingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap(splitIntoWords)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.84 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length)
}

interface DutchCatalog {
  name: string
  texts: Readonly<Record<string, string>>
}

/** Calculates the reading ease of a catalog and lists its violations, each in one sentence. */
export function assessCatalog({ name, texts }: DutchCatalog) {
  const sentences = Object.entries(texts).flatMap(([id, text]) =>
    splitIntoSentences(toDisplayedText(text)).map((sentence) => ({
      id,
      sentence,
      words: splitIntoWords(sentence).length,
    })),
  )
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length)
  const ease = sentences.length === 0 ? 100 : calculateReadingEase(sentences.map(({ sentence }) => sentence))
  const complaints = [
    ...(average > maxAverageWords ? [`${name}: sentences have ${average.toFixed(1)} words on average`] : []),
    ...(ease < minReadingEase ? [`${name}: scores ${ease.toFixed(0)} for ease of reading`] : []),
    ...sentences.flatMap(({ id, sentence, words }) =>
      words > maxSentenceWords ? [`${name}: "${id}" has a sentence of ${words} words: ${sentence}`] : [],
    ),
    ...Object.entries(texts).flatMap(([id, text]) =>
      splitIntoWords(text.toLowerCase()).flatMap((word) =>
        word in plainWordByOfficialese
          ? [`${name}: "${id}" says ‘${word}’; say ‘${plainWordByOfficialese[word]}’`]
          : [],
      ),
    ),
  ]
  return { sentences, complaints }
}
