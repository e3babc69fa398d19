import { obligationTypes } from '@portal/contract/obligation'
import { obligationFields, unsaid, zeroIsNone } from './fields.ts'

type Held = Readonly<Record<string, unknown>>

/** Where something was filled in: the calculation itself, a person, or an item of a list by its number. */
export type Place =
  | { kind: 'whole' | 'applicant' | 'partner' }
  | { kind: 'loan_part' | 'policy' | 'measure' | 'other_mortgage'; number: number }
  | { kind: 'other_part'; mortgage: number; number: number }

/** An obligation of a person, with what is known of it. */
export interface Owed {
  type: (typeof obligationTypes)[number]
  limit: number | null
  monthly: number | null
}

/** What was filled in at one place. */
export interface GivenSection {
  place: Place
  facts: { name: string; value: unknown }[]
  owed: Owed[]
}

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Held[] => (Array.isArray(value) ? value.filter(isHeld) : [])
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Lists of things that each have a section. */
const lists = ['loan_parts', 'policies', 'measures', 'other_mortgages']
const persons = ['applicant', 'partner'] as const

/** Fields that are known or not, in the order in which they were sent; those within another, such as of an income, stand among them. */
function factsOf(held: Held): GivenSection['facts'] {
  return Object.entries(held).flatMap(([name, value]) => {
    if (value === null || value === undefined || unsaid.includes(name)) return []
    if (value === 0 && zeroIsNone.includes(name)) return []
    if (obligationFields.includes(name) || lists.includes(name)) return []
    if (isHeld(value)) return persons.some((one) => one === name) ? [] : factsOf(value)
    if (Array.isArray(value) && value.length === 0) return []
    return [{ name, value }]
  })
}

function owedOf({ obligations, obligation_amounts: amounts }: Held): Owed[] {
  return obligationTypes.flatMap((type) => {
    const amount = isHeld(amounts) && isHeld(amounts[type]) ? amounts[type] : {}
    const [limit, monthly] = [numberOf(amount.credit_limit), numberOf(amount.monthly_amount)]
    const isThere = isHeld(obligations) && obligations[type] === true
    return isThere || limit !== null || monthly !== null ? [{ type, limit, monthly }] : []
  })
}

const section = (place: Place, held: Held): GivenSection => ({
  place,
  facts: factsOf(held),
  owed: owedOf(held),
})

/** What was filled in, place by place; a place of which nothing is known is left out. */
export function sectionsOf(input: Held): GivenSection[] {
  const numbered = (kind: 'loan_part' | 'policy' | 'measure', held: unknown) =>
    listOf(held).map((one, index) => section({ kind, number: index + 1 }, one))
  return [
    ...persons.flatMap((kind) => (isHeld(input[kind]) ? [section({ kind }, input[kind])] : [])),
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
