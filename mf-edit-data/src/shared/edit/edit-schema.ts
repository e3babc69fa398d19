import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import * as v from '@portal/contract/schema'
import type { Path } from './editing.ts'

interface FieldError {
  type: 'validate'
  message: string
}
type Errors = { [field: string]: Errors | FieldError }

/** Adds an error to a field; only the first one is kept. */
function addError(errors: Errors, path: Path, error: FieldError): void {
  let place = errors
  for (const step of path.slice(0, -1)) {
    place[String(step)] ??= {}
    place = place[String(step)] as Errors
  }
  place[String(path.at(-1) ?? 'root')] ??= error
}

/** Body path of a rule violation. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): Path =>
  path?.map(({ key }) => key as PropertyKey) ?? []

/** Paths of all values in a body, in order. */
const pathsIn = (body: unknown, path = ''): string[] =>
  typeof body !== 'object' || body === null
    ? [path]
    : [
        path,
        ...Object.entries(body).flatMap(([name, value]) => pathsIn(value, path ? `${path}.${name}` : name)),
      ]

/**
 * Form errors from validating the request body with the server's schema, in body order. `@hookform/resolvers` would
 * validate form values and show the schema's messages; here the schema is for another shape, and its messages are rule
 * names.
 */
export function errorsOf(
  schema: v.GenericSchema,
  body: unknown,
  say: (rule: EditRule) => string,
  fieldOf: (path: Path) => Path = (path) => path,
): Errors {
  const checked = v.safeParse(schema, body)
  const errors: Errors = {}
  if (checked.success) return errors
  const order = new Map(pathsIn(body).map((path, index) => [path, index]))
  const placeOf = (issue: v.BaseIssue<unknown>) => order.get(pathOf(issue).join('.')) ?? 0
  for (const issue of checked.issues.toSorted((one, other) => placeOf(one) - placeOf(other)))
    addError(errors, fieldOf(pathOf(issue)), { type: 'validate', message: say(editRuleOf(issue.message)) })
  return errors
}
