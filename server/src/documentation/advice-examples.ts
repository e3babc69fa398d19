import { type Calculation, calculate } from '@portal/advice/calculate'
import { getBasisOn } from '@portal/advice/node/own-norms'
import { readExamples, type WorkedExample } from '@portal/advice/node/read-examples'
import { adviceErrors, adviceWarnings } from '@portal/contract/advice'

/** Additional fields of the body. */
const adviceCalls: Record<string, { calculation: Calculation; body: object }> = {
  getScenarios: { calculation: 'scenario', body: { step: 'scenarios' } },
  getRefinance: { calculation: 'refinance', body: { step: 'refinance' } },
  getMaximumMortgage: { calculation: 'max', body: {} },
  getSustainability: { calculation: 'measures', body: {} },
}

/** Omits the products, which the service adds. */
const getExampleBody = ({ calculation, input }: WorkedExample): object =>
  calculation === 'refinance' ? (input as { loan: object }).loan : (input as object)

/** Omits the trace. */
function calculateResponse({ calculation, input, day }: WorkedExample) {
  const outcome = calculate(calculation, input, getBasisOn(day))
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
  const own = readExamples().filter(({ calculation }) => calculation === adviceCalls[name]?.calculation)
  const named = own.map((example) => {
    const summary = `${example.name}, by the norms of ${example.day}: ${example.by_hand}`
    return [
      example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      { summary, value: createValue(example) },
    ] as const
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** Null for other calls. */
export const getExampleBodies = (name: string): OpenApiExamples | null =>
  createExamples(name, (example) => ({ ...adviceCalls[name]?.body, ...getExampleBody(example) }))

/** Null for other calls. Calculated at start. */
export const getExampleResponses = (name: string): OpenApiExamples | null =>
  createExamples(name, calculateResponse)

const formatCodeList = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
    .join(' ')

/** Describes the codes in `meta` of an advice. */
export const adviceCodesText = `In \`meta.errors\`, where nothing was worked out: ${formatCodeList(adviceErrors)} In \`meta.warnings\`: ${formatCodeList(adviceWarnings)}`
