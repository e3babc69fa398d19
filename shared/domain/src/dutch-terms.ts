import { foldText } from './format/fold.ts'

/** Meaning of Dutch words that tenants' systems send instead of a code. */
const statuses = {
  lopend: 'running',
  vervallen: 'lapsed',
  'in behandeling': 'in_progress',
  afgehandeld: 'settled',
  afgewezen: 'rejected',
} as const
const buildingTypes = {
  tussenwoning: 'terraced',
  hoekwoning: 'corner',
  appartement: 'apartment',
  vrijstaand: 'detached',
  'vrijstaande woning': 'detached',
  'twee-onder-een-kapwoning': 'semi_detached',
  '2-onder-1-kapwoning': 'semi_detached',
} as const
const purposes = { 'eigen bewoning': 'own_use', verhuur: 'let' } as const

const lookUp =
  <Words extends Record<string, string>>(words: Words) =>
  (stated: string): Words[keyof Words] | null => {
    const word = foldText(stated.trim())
    return Object.hasOwn(words, word) ? (words[word as keyof Words] ?? null) : null
  }

/** Meaning of a policy's or damage's status; null if unknown, which is shown as sent. */
export const statusOf = lookUp(statuses)

/** Kind of house (LIVING-05); null if unknown, which is shown as sent. */
export const buildingTypeOf = lookUp(buildingTypes)

/** Use of a house (ENTITY-25); null if unknown, which is shown as sent. */
export const purposeOf = lookUp(purposes)
