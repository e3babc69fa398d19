/** Nouns that end long Dutch and German compounds in a customer's file. */
const lastNouns = [
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
/** Before the last noun of a word, after at least five letters. */
const beforeLastNoun = new RegExp(`(?<=\\p{L}{5})(?=(?:${lastNouns})(?:en|s|n)?(?!\\p{L}))`, 'giu')

/** Adds soft hyphens to compounds, since most browsers have no Dutch or German dictionary for `hyphens: auto`. */
export const withSoftHyphens = (text: string): string => text.replace(beforeLastNoun, '\u00ad')
