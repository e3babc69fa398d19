/** Nouns with which long Dutch and German compounds end. */
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
/** Matches the position before the last noun of a compound, after at least five letters. */
const compoundEndingPattern = new RegExp(
  `(?<=\\p{L}{5})(?=(?:${compoundEndings})(?:en|s|n)?(?!\\p{L}))`,
  'giu',
)

/** Adds soft hyphens to compounds, since most browsers cannot hyphenate Dutch and German (`hyphens: auto`). */
export const addSoftHyphens = (text: string): string => text.replace(compoundEndingPattern, '\u00ad')
