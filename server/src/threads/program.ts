import { type Calculation, recalculate } from '@portal/advice/calculate'
import { calculateMaximum } from '@portal/advice/maximum-mortgage'
import { compareLoan } from '@portal/advice/refinance/compare-loan'
import { calculateScenarioSet } from '@portal/advice/scenarios/scenario-set'
import { calculateSustainability } from '@portal/advice/sustainability'
import type { ListedProduct } from '@portal/contract/interest-list'
import type { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { RefinanceInput } from '@portal/contract/refinance'
import type { ScenarioInput } from '@portal/contract/scenario'
import type { SustainabilityInput } from '@portal/contract/sustainability'
import type { GenericSchema } from 'valibot'
import { findEditionStartsAfter, findNormsOn, getCalculationBasis } from '../advice/norms.ts'
import { allCalls } from '../documentation/calls.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import type { PdfRejection } from '../signing/seal/check-pdf.ts'
import type { EvidenceSealInput } from '../signing/seal/with-evidence.ts'
import { findEventsAhead } from '../upcoming-events/ahead.ts'
import type { SentFile } from '../upcoming-events/file.ts'

/**
 * Functions that run in worker threads. Calculations return JSON text, so that the main thread neither copies nor
 * serialises results; `today` is a day ('YYYY-MM-DD').
 */

interface DatedInput<Input> {
  input: Input
  today: string
}

/** Every scenario of a household. */
export const calculateScenariosJson = ({ input, today }: DatedInput<ScenarioInput>): string =>
  JSON.stringify(calculateScenarioSet(input, getCalculationBasis(today)))

/** Costs of a loan with every product. */
export const calculateRefinanceJson = ({
  input,
  products,
  today,
}: DatedInput<RefinanceInput> & { products: readonly ListedProduct[] }): string =>
  JSON.stringify(compareLoan(input, products, getCalculationBasis(today)))

/** Maximum mortgage of a household. */
export const calculateMaximumJson = ({ input, today }: DatedInput<MaximumMortgageInput>): string =>
  JSON.stringify(calculateMaximum(input, getCalculationBasis(today)))

/** Costs and benefits of measures on a home. */
export const calculateSustainabilityJson = ({ input, today }: DatedInput<SustainabilityInput>): string =>
  JSON.stringify(calculateSustainability(input, getCalculationBasis(today)))

/** Recalculation with the norms of a day; null if the input is no longer valid. */
export function replayStoredAdvice({
  calculation,
  input,
  today,
}: DatedInput<string> & { calculation: Calculation }): string | null {
  try {
    return JSON.stringify(recalculate(calculation, JSON.parse(input), getCalculationBasis(today)))
  } catch {
    return null
  }
}

/** Upcoming events of files; null for one that cannot be calculated. */
export const calculateUpcomingEvents = ({ files, today }: { files: readonly SentFile[]; today: string }) =>
  files.map((file) => {
    try {
      return findEventsAhead(file, { today, editions: findEditionStartsAfter(today), normsOn: findNormsOn })
    } catch {
      return null
    }
  })

const bodySchemas = new Map<string, GenericSchema>(
  allCalls.flatMap(({ name, call: { body } }) => (body ? [[name, body] as const] : [])),
)

/** A body parsed by a call's schema, or its errors. */
export function validateBody({ call, body }: { call: string; body: unknown }) {
  const schema = bodySchemas.get(call)
  if (!schema) throw new TypeError(`${call} takes no body`)
  try {
    return { output: parseInput(schema, body) }
  } catch (error) {
    if (error instanceof HttpError) return { refused: { status: error.status, body: error.body } }
    throw error
  }
}

/** Why a PDF cannot be signed; null if it can. */
export const findPdfRejection = async ({ content }: { content: Uint8Array }): Promise<PdfRejection | null> =>
  (await import('../signing/seal/check-pdf.ts')).checkPdf(content)

/** A sealed document with its evidence page. */
export const sealPdfWithEvidence = async (given: EvidenceSealInput): Promise<Uint8Array> =>
  (await import('../signing/seal/with-evidence.ts')).sealWithEvidence(given)
