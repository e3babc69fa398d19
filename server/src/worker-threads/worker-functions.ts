import { type CalculationName, calculateStoredInput } from '@portal/advice/calculate'
import { calculateMaximumForHousehold } from '@portal/advice/maximum-mortgage'
import { compareLoan } from '@portal/advice/refinance/compare-loan'
import { calculateScenarioSet } from '@portal/advice/scenarios/scenario-set'
import { calculateSustainability } from '@portal/advice/sustainability'
import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import type { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { RefinanceInput } from '@portal/contract/refinance'
import type { ScenarioInput } from '@portal/contract/scenario'
import type { SustainabilityInput } from '@portal/contract/sustainability'
import type { GenericSchema } from 'valibot'
import { findNormEditionStartsAfter, findNormsOn, getCalculationBasis } from '../advice/norms.ts'
import { allCalls } from '../documentation/all-calls.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import type { PdfRejection } from '../signing/seal/check-pdf.ts'
import type { EvidenceSealInput } from '../signing/seal/seal-with-evidence.ts'
import type { EventsCustomerFileInput } from '../upcoming-events/events-customer-file.ts'
import { findUpcomingEvents } from '../upcoming-events/find-upcoming-events.ts'

/**
 * Input of a calculation in a worker thread. Calculations return JSON text, so that the main thread need not serialise
 * the result. `today` is 'YYYY-MM-DD'.
 */

interface DatedInput<Input> {
  input: Input
  today: string
}

export const calculateScenariosJson = ({ input, today }: DatedInput<ScenarioInput>): string =>
  JSON.stringify(calculateScenarioSet(input, getCalculationBasis(today)))

export const calculateRefinanceJson = ({
  input,
  products,
  today,
}: DatedInput<RefinanceInput> & { products: readonly ListedMortgageProduct[] }): string =>
  JSON.stringify(compareLoan(input, products, getCalculationBasis(today)))

export const calculateMaximumMortgageJson = ({ input, today }: DatedInput<MaximumMortgageInput>): string =>
  JSON.stringify(calculateMaximumForHousehold(input, getCalculationBasis(today)))

export const calculateSustainabilityJson = ({ input, today }: DatedInput<SustainabilityInput>): string =>
  JSON.stringify(calculateSustainability(input, getCalculationBasis(today)))

/** Repeats a calculation with the norms of a day. Returns null if the input is no longer valid. */
export function replayStoredAdvice({
  calculation,
  input,
  today,
}: DatedInput<string> & { calculation: CalculationName }): string | null {
  try {
    return JSON.stringify(calculateStoredInput(calculation, JSON.parse(input), getCalculationBasis(today)))
  } catch {
    return null
  }
}

/** Calculates the upcoming events of several customers; null for a customer whose file cannot be calculated. */
export const calculateUpcomingEvents = ({
  files,
  today,
}: {
  files: readonly EventsCustomerFileInput[]
  today: string
}) =>
  files.map((file) => {
    try {
      return findUpcomingEvents(file, {
        today,
        futureEditionDates: findNormEditionStartsAfter(today),
        normsOn: findNormsOn,
      })
    } catch {
      return null
    }
  })

const bodySchemas = new Map<string, GenericSchema>(
  allCalls.flatMap(({ name, call: { body } }) => (body ? [[name, body] as const] : [])),
)

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

/** Returns null if the PDF can be signed. */
export const findPdfRejection = async ({ content }: { content: Uint8Array }): Promise<PdfRejection | null> =>
  (await import('../signing/seal/check-pdf.ts')).checkPdf(content)

export const sealPdfWithEvidence = async (input: EvidenceSealInput): Promise<Uint8Array> =>
  (await import('../signing/seal/seal-with-evidence.ts')).sealWithEvidence(input)
