import { obligationTypes } from '@portal/contract/obligation'
import { obligationFields, unsaid, zeroIsNone } from './fields.ts'

type UnknownObject = Readonly<Record<string, unknown>>

/** Section of the input: the calculation itself, a person, or a numbered list item. */
export type Place =
  | { kind: 'whole' | 'applicant' | 'partner' }
  | { kind: 'loan_part' | 'policy' | 'measure' | 'other_mortgage'; number: number }
  | { kind: 'other_part'; mortgage: number; number: number }

/** An obligation of a person with its known values. */
export interface Owed {
  type: (typeof obligationTypes)[number]
  limit: number | null
  monthly: number | null
}

/** Input of one section. */
export interface GivenSection {
  place: Place
  facts: { name: string; value: unknown }[]
  owed: Owed[]
}

const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): UnknownObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Lists whose items each have a section. */
const lists = ['loan_parts', 'policies', 'measures', 'other_mortgages']
const persons = ['applicant', 'partner'] as const

/** Known fields in input order, including nested ones, such as of an income. */
function factsOf(held: UnknownObject): GivenSection['facts'] {
  return Object.entries(held).flatMap(([name, value]) => {
    if (value === null || value === undefined || unsaid.includes(name)) return []
    if (value === 0 && zeroIsNone.includes(name)) return []
    if (obligationFields.includes(name) || lists.includes(name)) return []
    if (isObject(value)) return persons.some((one) => one === name) ? [] : factsOf(value)
    if (Array.isArray(value) && value.length === 0) return []
    return [{ name, value }]
  })
}

function owedOf({ obligations, obligation_amounts: amounts }: UnknownObject): Owed[] {
  return obligationTypes.flatMap((type) => {
    const amount = isObject(amounts) && isObject(amounts[type]) ? amounts[type] : {}
    const [limit, monthly] = [numberOf(amount.credit_limit), numberOf(amount.monthly_amount)]
    const isThere = isObject(obligations) && obligations[type] === true
    return isThere || limit !== null || monthly !== null ? [{ type, limit, monthly }] : []
  })
}

const section = (place: Place, held: UnknownObject): GivenSection => ({
  place,
  facts: factsOf(held),
  owed: owedOf(held),
})

/** Sections of an input, without empty ones. */
export function sectionsOf(input: UnknownObject): GivenSection[] {
  const numbered = (kind: 'loan_part' | 'policy' | 'measure', held: unknown) =>
    listOf(held).map((one, index) => section({ kind, number: index + 1 }, one))
  return [
    ...persons.flatMap((kind) => (isObject(input[kind]) ? [section({ kind }, input[kind])] : [])),
    section({ kind: 'whole' }, input),
    ...numbered('loan_part', input.loan_parts),
    ...numbered('policy', input.policies),
    ...numbered('measure', input.measures),
    ...listOf(input.other_mortgages).flatMap((other, index) => [
      section({ kind: 'other_mortgage', number: index + 1 }, other),
      ...listOf(other.loan_parts).map((part, place) =>
        section({ kind: 'other_part', mortgage: index + 1, number: place + 1 }, part),
      ),
    ]),
  ].filter(({ facts, owed }) => facts.length > 0 || owed.length > 0)
}
