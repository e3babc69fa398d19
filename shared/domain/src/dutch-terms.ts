import { normalizeForSearch } from './format/normalize-for-search.ts'

/** Statuses that tenants' systems send as a Dutch word. */
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
const homeUseByDutchTerm = { 'eigen bewoning': 'own_use', verhuur: 'let' } as const

const createLookup =
  <Words extends Record<string, string>>(words: Words) =>
  (stated: string): Words[keyof Words] | null => {
    const word = normalizeForSearch(stated.trim())
    return Object.hasOwn(words, word) ? (words[word as keyof Words] ?? null) : null
  }

/** Returns the status of a policy or damage for its Dutch word; null if unknown. */
export const translateStatus = createLookup(statusByDutchTerm)

/** Returns the building type for its Dutch word (LIVING-05); null if unknown. */
export const translateBuildingType = createLookup(buildingTypeByDutchTerm)

/** Returns the use of a home for its Dutch word (ENTITY-25); null if unknown. */
export const translateHomeUse = createLookup(homeUseByDutchTerm)
