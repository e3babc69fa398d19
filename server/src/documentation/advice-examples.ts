import { type Calculation, calculate } from '@portal/advice/calculate'
import { readExamples, type WorkedExample } from '@portal/advice/node/examples'
import { basisOn } from '@portal/advice/node/own-norms'
import { adviceErrors, adviceWarnings } from '@portal/contract/advice'

/** Advice calls with their calculation and additional body fields. */
const calls: Record<string, { calculation: Calculation; body: object }> = {
  getScenarios: { calculation: 'scenario', body: { step: 'scenarios' } },
  getRefinance: { calculation: 'refinance', body: { step: 'refinance' } },
  getMaximumMortgage: { calculation: 'max', body: {} },
  getSustainability: { calculation: 'measures', body: {} },
}

/** Body of an example, without products, which the service adds. */
const sentOf = ({ calculation, input }: WorkedExample): object =>
  calculation === 'refinance' ? (input as { loan: object }).loan : (input as object)

/** Response to an example, without trace. */
function answerOf({ calculation, input, day }: WorkedExample) {
  const outcome = calculate(calculation, input, basisOn(day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return {
    data: { result: { ...(outcome.result as object), trace: null } },
    meta: { errors: [], warnings: [] },
  }
}

type Examples = Record<string, { summary: string; value: object }>

const examplesOf = (name: string, made: (example: WorkedExample) => object): Examples | null => {
  const own = readExamples().filter(({ calculation }) => calculation === calls[name]?.calculation)
  const named = own.map((example) => {
    const summary = `${example.name}, by the norms of ${example.day}: ${example.by_hand}`
    return [
      example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      { summary, value: made(example) },
    ] as const
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** Example bodies of a call by its name; null for other calls. */
export const exampleBodiesOf = (name: string): Examples | null =>
  examplesOf(name, (example) => ({ ...calls[name]?.body, ...sentOf(example) }))

/** Responses to these, calculated now. */
export const exampleAnswersOf = (name: string): Examples | null => examplesOf(name, answerOf)

const listed = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
    .join(' ')

/** Documentation of the codes in `meta` of an advice. */
export const adviceCodes = `In \`meta.errors\`, where nothing was worked out: ${listed(adviceErrors)} In \`meta.warnings\`: ${listed(adviceWarnings)}`
