import { obligationTypes } from '@portal/contract/obligation'
import { fieldsHiddenIfZero, hiddenFields, obligationFields } from './input-fields.ts'

type UnknownObject = Readonly<Record<string, unknown>>

/** Location of a section in the input: the calculation itself, a person, or a numbered list item. */
export type InputSectionLocation =
  | { kind: 'whole' | 'applicant' | 'partner' }
  | { kind: 'loan_part' | 'policy' | 'measure' | 'other_mortgage'; number: number }
  | { kind: 'other_part'; mortgage: number; number: number }

/** An obligation of a person; unknown amounts are null. */
export interface ObligationInput {
  type: (typeof obligationTypes)[number]
  limit: number | null
  monthly: number | null
}

export interface InputSection {
  place: InputSectionLocation
  facts: { name: string; value: unknown }[]
  obligations: ObligationInput[]
}

const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toObjectList = (value: unknown): UnknownObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
const toNumberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** Names of lists whose items each have a section. */
const sectionListFields = ['loan_parts', 'policies', 'measures', 'other_mortgages']
const personFields = ['applicant', 'partner'] as const

/** Lists known fields in input order, including fields of nested objects such as an income. */
function listInputFacts(held: UnknownObject): InputSection['facts'] {
  return Object.entries(held).flatMap(([name, value]) => {
    if (value === null || value === undefined || hiddenFields.includes(name)) return []
    if (value === 0 && fieldsHiddenIfZero.includes(name)) return []
    if (obligationFields.includes(name) || sectionListFields.includes(name)) return []
    if (isObject(value)) return personFields.some((one) => one === name) ? [] : listInputFacts(value)
    if (Array.isArray(value) && value.length === 0) return []
    return [{ name, value }]
  })
}

function listObligations({ obligations, obligation_amounts: amounts }: UnknownObject): ObligationInput[] {
  return obligationTypes.flatMap((type) => {
    const amount = isObject(amounts) && isObject(amounts[type]) ? amounts[type] : {}
    const [limit, monthly] = [toNumberOrNull(amount.credit_limit), toNumberOrNull(amount.monthly_amount)]
    const isThere = isObject(obligations) && obligations[type] === true
    return isThere || limit !== null || monthly !== null ? [{ type, limit, monthly }] : []
  })
}

const createInputSection = (place: InputSectionLocation, held: UnknownObject): InputSection => ({
  place,
  facts: listInputFacts(held),
  obligations: listObligations(held),
})

/** Creates the sections of an input, without empty sections. */
export function createInputSections(input: UnknownObject): InputSection[] {
  const createNumberedSections = (kind: 'loan_part' | 'policy' | 'measure', held: unknown) =>
    toObjectList(held).map((one, index) => createInputSection({ kind, number: index + 1 }, one))
  return [
    ...personFields.flatMap((kind) =>
      isObject(input[kind]) ? [createInputSection({ kind }, input[kind])] : [],
    ),
    createInputSection({ kind: 'whole' }, input),
    ...createNumberedSections('loan_part', input.loan_parts),
    ...createNumberedSections('policy', input.policies),
    ...createNumberedSections('measure', input.measures),
    ...toObjectList(input.other_mortgages).flatMap((other, index) => [
      createInputSection({ kind: 'other_mortgage', number: index + 1 }, other),
      ...toObjectList(other.loan_parts).map((part, place) =>
        createInputSection({ kind: 'other_part', mortgage: index + 1, number: place + 1 }, part),
      ),
    ]),
  ].filter(({ facts, obligations }) => facts.length > 0 || obligations.length > 0)
}
