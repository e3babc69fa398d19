import { normalizeForSearch } from './format/normalize-for-search.ts'

/** Statuses that tenants' systems send as a Dutch term. */
const statusByDutchTerm = {
  lopend: 'running',
  vervallen: 'lapsed',
  'in behandeling': 'in_progress',
  afgehandeld: 'settled',
  afgewezen: 'rejected',
} as const
const buildingTypeByDutchTerm = {
  tussenwoning: 'terraced',
  hoekwoning: 'corner',
  appartement: 'apartment',
  vrijstaand: 'detached',
  'vrijstaande woning': 'detached',
  'twee-onder-een-kapwoning': 'semi_detached',
  '2-onder-1-kapwoning': 'semi_detached',
} as const
const purposeByDutchTerm = { 'eigen bewoning': 'own_use', verhuur: 'let' } as const

const createLookup =
  <Words extends Record<string, string>>(words: Words) =>
  (stated: string): Words[keyof Words] | null => {
    const word = normalizeForSearch(stated.trim())
    return Object.hasOwn(words, word) ? (words[word as keyof Words] ?? null) : null
  }

/** Status of a policy or damage by its Dutch term; null if unknown. */
export const translateStatus = createLookup(statusByDutchTerm)

/** Building type by its Dutch term (LIVING-05); null if unknown. */
export const translateBuildingType = createLookup(buildingTypeByDutchTerm)

/** Use of a home by its Dutch term (ENTITY-25); null if unknown. */
export const translatePurpose = createLookup(purposeByDutchTerm)
