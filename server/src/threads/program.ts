import { type Calculation, recalculate } from '@portal/advice/calculate'
import { maximumOf } from '@portal/advice/maximum'
import { compareLoan } from '@portal/advice/refinance/compare'
import { scenarioSet } from '@portal/advice/scenarios/scenario-set'
import { sustainabilityOf } from '@portal/advice/sustainability'
import type { ListedProduct } from '@portal/contract/interest-list'
import type { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { RefinanceInput } from '@portal/contract/refinance'
import type { ScenarioInput } from '@portal/contract/scenario'
import type { SustainabilityInput } from '@portal/contract/sustainability'
import type { GenericSchema } from 'valibot'
import { basisOn, editionsAfter, normsOn } from '../advice/norms.ts'
import { allCalls } from '../documentation/calls.ts'
import { check } from '../http/check.ts'
import { HttpError } from '../http/http-error.ts'
import type { Unfit } from '../signing/seal/check-pdf.ts'
import type { ToSealWithEvidence } from '../signing/seal/with-evidence.ts'
import { aheadOf } from '../upcoming-events/ahead.ts'
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
export const scenarios = ({ input, today }: DatedInput<ScenarioInput>): string =>
  JSON.stringify(scenarioSet(input, basisOn(today)))

/** Costs of a loan with every product. */
export const refinance = ({
  input,
  products,
  today,
}: DatedInput<RefinanceInput> & { products: readonly ListedProduct[] }): string =>
  JSON.stringify(compareLoan(input, products, basisOn(today)))

/** Maximum mortgage of a household. */
export const maximum = ({ input, today }: DatedInput<MaximumMortgageInput>): string =>
  JSON.stringify(maximumOf(input, basisOn(today)))

/** Costs and benefits of measures on a home. */
export const sustainability = ({ input, today }: DatedInput<SustainabilityInput>): string =>
  JSON.stringify(sustainabilityOf(input, basisOn(today)))

/** Recalculation with the norms of a day; null if the input is no longer valid. */
export function replayed({
  calculation,
  input,
  today,
}: DatedInput<string> & { calculation: Calculation }): string | null {
  try {
    return JSON.stringify(recalculate(calculation, JSON.parse(input), basisOn(today)))
  } catch {
    return null
  }
}

/** Upcoming events of files; null for one that cannot be calculated. */
export const upcomingEvents = ({ files, today }: { files: readonly SentFile[]; today: string }) =>
  files.map((file) => {
    try {
      return aheadOf(file, { today, editions: editionsAfter(today), normsOn })
    } catch {
      return null
    }
  })

const bodies = new Map<string, GenericSchema>(
  allCalls.flatMap(({ name, call: { body } }) => (body ? [[name, body] as const] : [])),
)

/** A body parsed by a call's schema, or its errors. */
export function checkedBody({ call, body }: { call: string; body: unknown }) {
  const schema = bodies.get(call)
  if (!schema) throw new TypeError(`${call} takes no body`)
  try {
    return { output: check(schema, body) }
  } catch (error) {
    if (error instanceof HttpError) return { refused: { status: error.status, body: error.body } }
    throw error
  }
}

/** Why a PDF cannot be signed; null if it can. */
export const unfitToSign = async ({ content }: { content: Uint8Array }): Promise<Unfit | null> =>
  (await import('../signing/seal/check-pdf.ts')).checkPdf(content)

/** A sealed document with its evidence page. */
export const sealedWithEvidence = async (given: ToSealWithEvidence): Promise<Uint8Array> =>
  (await import('../signing/seal/with-evidence.ts')).sealWithEvidence(given)
