/** Last nouns of long Dutch and German compounds. */
const compoundEndings = [
  'beschermer',
  'hypotheek',
  'lening',
  'pensioen',
  'rekening',
  'uitkering',
  'verzekering',
  'darlehen',
  'hypothek',
  'rente',
  'schutz',
  'versicherung',
].join('|')
/** Position before the last noun of a word, after at least five letters. */
const beforeCompoundEnding = new RegExp(
  `(?<=\\p{L}{5})(?=(?:${compoundEndings})(?:en|s|n)?(?!\\p{L}))`,
  'giu',
)

/** Adds soft hyphens to compounds, since most browsers cannot hyphenate Dutch and German (`hyphens: auto`). */
export const withSoftHyphens = (text: string): string => text.replace(beforeCompoundEnding, '\u00ad')
