import { foldText } from './format/fold-text.ts'

/** Statuses by the Dutch term that tenants' systems send instead of a code. */
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
    const word = foldText(stated.trim())
    return Object.hasOwn(words, word) ? (words[word as keyof Words] ?? null) : null
  }

/** Status of a policy or damage by its Dutch term; null if unknown, then show the Dutch term. */
export const translateStatus = createLookup(statusByDutchTerm)

/** Building type by its Dutch term (LIVING-05); null if unknown, then show the Dutch term. */
export const translateBuildingType = createLookup(buildingTypeByDutchTerm)

/** Use of a home by its Dutch term (ENTITY-25); null if unknown, then show the Dutch term. */
export const translatePurpose = createLookup(purposeByDutchTerm)
