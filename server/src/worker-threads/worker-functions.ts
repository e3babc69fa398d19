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
import { findNormEditionStartsAfter, findNormsOn, getCalculationBasis } from '../advice/norms.ts'
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

/** Returns null if the PDF can be signed. */
export const findPdfRejection = async ({ content }: { content: Uint8Array }): Promise<PdfRejection | null> =>
  (await import('../signing/seal/check-pdf.ts')).checkPdf(content)

export const sealPdfWithEvidence = async (input: EvidenceSealInput): Promise<Uint8Array> =>
  (await import('../signing/seal/seal-with-evidence.ts')).sealWithEvidence(input)
