import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import * as v from '@portal/contract/schema'
import type { Path } from './editing.ts'

interface FieldError {
  type: 'validate'
  message: string
}
type Errors = { [field: string]: Errors | FieldError }

/** Puts an error at a field; the first at a field stands. */
function put(errors: Errors, path: Path, error: FieldError): void {
  let place = errors
  for (const step of path.slice(0, -1)) {
    place[String(step)] ??= {}
    place = place[String(step)] as Errors
  }
  place[String(path.at(-1) ?? 'root')] ??= error
}

/** The field of a body that breaks a rule. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): Path =>
  path?.map(({ key }) => key as PropertyKey) ?? []

/** Paths of all that a body holds, in its order. */
const pathsIn = (body: unknown, path = ''): string[] =>
  typeof body !== 'object' || body === null
    ? [path]
    : [
        path,
        ...Object.entries(body).flatMap(([name, value]) => pathsIn(value, path ? `${path}.${name}` : name)),
      ]

/**
 * Errors as a form keeps them, of what a schema says of the body that the form becomes, in the order of the body.
 * `@hookform/resolvers` checks the form's own values, and shows the schema's messages as they are: here the server's own
 * schema is asked of another shape, and its messages are rules that become sentences.
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
    put(errors, fieldOf(pathOf(issue)), { type: 'validate', message: say(editRuleOf(issue.message)) })
  return errors
}
