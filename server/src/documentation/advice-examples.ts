import { type CalculationName, validateAndCalculate } from '@portal/advice/calculate'
import { getCalculationBasisOn } from '@portal/advice/node/own-norms'
import { readExamples, type WorkedExample } from '@portal/advice/node/read-examples'
import { adviceErrors, adviceWarnings } from '@portal/contract/advice'

/** Calls with worked examples. `body` has the fields of the request body that are not in the example's input. */
const callsWithExamples: Record<string, { calculation: CalculationName; body: object }> = {
  getScenarios: { calculation: 'scenario', body: { step: 'scenarios' } },
  getRefinance: { calculation: 'refinance', body: { step: 'refinance' } },
  getMaximumMortgage: { calculation: 'max', body: {} },
  getSustainability: { calculation: 'measures', body: {} },
}

/** Returns the input of an example as a request body, without the products, which the service adds. */
const getExampleBody = ({ calculation, input }: WorkedExample): object =>
  calculation === 'refinance' ? (input as { loan: object }).loan : (input as object)

/** Calculates the response of an example, without the calculation steps in `trace`. */
function calculateResponse({ calculation, input, day }: WorkedExample) {
  const outcome = validateAndCalculate(calculation, input, getCalculationBasisOn(day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return {
    data: { result: { ...(outcome.result as object), trace: null } },
    meta: { errors: [], warnings: [] },
  }
}

type OpenApiExamples = Record<string, { summary: string; value: object }>

const createExamples = (
  name: string,
  createValue: (example: WorkedExample) => object,
): OpenApiExamples | null => {
  const own = readExamples().filter(({ calculation }) => calculation === callsWithExamples[name]?.calculation)
  const named = own.map((example) => {
    const summary = `${example.name}, by the norms of ${example.day}: ${example.by_hand}`
    return [
      example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      { summary, value: createValue(example) },
    ] as const
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** Creates example request bodies of a call; null for a call without worked examples. */
export const getExampleBodies = (name: string): OpenApiExamples | null =>
  createExamples(name, (example) => ({ ...callsWithExamples[name]?.body, ...getExampleBody(example) }))

/** Calculates example responses of a call at start; null for a call without worked examples. */
export const getExampleResponses = (name: string): OpenApiExamples | null =>
  createExamples(name, calculateResponse)

const formatCodeList = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
    .join(' ')

export const adviceErrorCodesText = `In \`meta.errors\`, where nothing was worked out: ${formatCodeList(adviceErrors)} In \`meta.warnings\`: ${formatCodeList(adviceWarnings)}`
