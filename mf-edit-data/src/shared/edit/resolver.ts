import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import * as v from '@portal/contract/schema'

interface FieldError {
  type: 'validate'
  message: string
}
type Errors = { [field: string]: Errors | FieldError }

/** Puts an error at a path such as `parts.0.interest`; the first at a path stands. */
function put(errors: Errors, path: string, error: FieldError): void {
  const steps = path.split('.')
  const last = steps.pop() ?? 'root'
  let place = errors
  for (const step of steps) {
    place[step] ??= {}
    place = place[step] as Errors
  }
  place[last] ??= error
}

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
  fieldOf: (path: string) => string,
  say: (rule: EditRule) => string,
): Errors {
  const checked = v.safeParse(schema, body)
  const errors: Errors = {}
  if (checked.success) return errors
  const order = new Map(pathsIn(body).map((path, index) => [path, index]))
  const issues = checked.issues.map((issue) => ({ issue, path: v.getDotPath(issue) ?? 'root' }))
  issues.sort((one, other) => (order.get(one.path) ?? 0) - (order.get(other.path) ?? 0))
  for (const { issue, path } of issues)
    put(errors, fieldOf(path), { type: 'validate', message: say(editRuleOf(issue.message)) })
  return errors
}
