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
import { aheadOf } from '../radar/ahead.ts'
import type { SentFile } from '../radar/file.ts'
import type { Unfit } from '../signing/seal/check-pdf.ts'
import type { ToSealWithEvidence } from '../signing/seal/with-evidence.ts'

/**
 * What threads beside the server's own work out. Calculations answer their result as JSON text, so that the server need
 * neither copy nor write it; `today` is a day ('YYYY-MM-DD').
 */

interface Asked<Input> {
  input: Input
  today: string
}

/** Every scenario of a household. */
export const scenarios = ({ input, today }: Asked<ScenarioInput>): string =>
  JSON.stringify(scenarioSet(input, basisOn(today)))

/** What a loan costs with every product. */
export const refinance = ({
  input,
  products,
  today,
}: Asked<RefinanceInput> & { products: readonly ListedProduct[] }): string =>
  JSON.stringify(compareLoan(input, products, basisOn(today)))

/** The most that a household may borrow. */
export const maximum = ({ input, today }: Asked<MaximumMortgageInput>): string =>
  JSON.stringify(maximumOf(input, basisOn(today)))

/** What measures on a home cost and bring. */
export const sustainability = ({ input, today }: Asked<SustainabilityInput>): string =>
  JSON.stringify(sustainabilityOf(input, basisOn(today)))

/** What comes of what was once read, by the norms of a day; null where it can no longer be worked out. */
export function replayed({
  calculation,
  input,
  today,
}: Asked<string> & { calculation: Calculation }): string | null {
  try {
    return JSON.stringify(recalculate(calculation, JSON.parse(input), basisOn(today)))
  } catch {
    return null
  }
}

/** What is ahead of each of some files; null for one of which it cannot be told. */
export const radar = ({ files, today }: { files: readonly SentFile[]; today: string }) =>
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

/** What the schema of a call makes of a body, or the refusal of it. */
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

/** Why a PDF cannot be signed; null where it can. */
export const unfitToSign = async ({ content }: { content: Uint8Array }): Promise<Unfit | null> =>
  (await import('../signing/seal/check-pdf.ts')).checkPdf(content)

/** A document that was agreed to, with its page of evidence, sealed. */
export const sealedWithEvidence = async (given: ToSealWithEvidence): Promise<Uint8Array> =>
  (await import('../signing/seal/with-evidence.ts')).sealWithEvidence(given)
