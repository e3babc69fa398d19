import { type Calculation, calculate } from '@portal/advice/calculate'
import { readExamples, type WorkedExample } from '@portal/advice/node/examples'
import { basisOn } from '@portal/advice/node/own-norms'
import { adviceErrors, adviceWarnings } from '@portal/contract/advice'

/** The calls that work out an advice: which calculation each is of, and what its body says besides the input. */
const calls: Record<string, { calculation: Calculation; body: object }> = {
  getScenarios: { calculation: 'scenario', body: { step: 'scenarios' } },
  getRefinance: { calculation: 'refinance', body: { step: 'refinance' } },
  getMaximumMortgage: { calculation: 'max', body: {} },
  getSustainability: { calculation: 'measures', body: {} },
}

/** What is sent: products are the service's own. */
const sentOf = ({ calculation, input }: WorkedExample): object =>
  calculation === 'refinance' ? (input as { loan: object }).loan : (input as object)

/** The answer to an example, without the steps behind its figures. */
function answerOf({ calculation, input, day }: WorkedExample) {
  const outcome = calculate(calculation, input, basisOn(day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return {
    data: { result: { ...(outcome.result as object), trace: null } },
    meta: { errors: [], warnings: [] },
  }
}

type Examples = Record<string, { summary: string; value: object }>

/** Worked examples of a call by its name, and the codes in its answers; null for calls that work out no advice. */
export function adviceExamplesOf(name: string): { bodies: Examples; answers: Examples } | null {
  const call = calls[name]
  if (!call) return null
  const own = readExamples().filter(({ calculation }) => calculation === call.calculation)
  const all = (made: (example: WorkedExample) => object): Examples =>
    Object.fromEntries(
      own.map((example) => [
        example.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        {
          summary: `${example.name}, by the norms of ${example.day}: ${example.by_hand}`,
          value: made(example),
        },
      ]),
    )
  return { bodies: all((example) => ({ ...call.body, ...sentOf(example) })), answers: all(answerOf) }
}

const listed = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
    .join(' ')

/** What the codes in `meta` of an advice mean. */
export const adviceCodes = `In \`meta.errors\`, where nothing was worked out: ${listed(adviceErrors)} In \`meta.warnings\`: ${listed(adviceWarnings)}`
