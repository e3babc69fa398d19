import { foldText } from './format/fold.ts'

/** Words that firms' systems send in Dutch where others send a code, by what they mean. */
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

/** What a status of a policy or damage means; null for one that is not known, which is shown as it was sent. */
export const statusOf = lookUp(statuses)

/** What a kind of house is (LIVING-05); null for one that is not known, which is shown as it was sent. */
export const buildingTypeOf = lookUp(buildingTypes)

/** What a house is used for (ENTITY-25); null for what is not known, which is shown as it was sent. */
export const purposeOf = lookUp(purposes)
