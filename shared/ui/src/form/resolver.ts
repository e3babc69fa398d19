import { type Field, type FieldValues, get, type Resolver } from 'react-hook-form'

/**
 * What a form is checked with: a Standard Schema (https://standardschema.dev), as every schema of valibot is. Its
 * messages are shown at the fields as they are.
 */
export interface FormSchema<Input = unknown> {
  readonly '~standard': {
    readonly validate: (values: unknown) => SchemaResult | Promise<SchemaResult>
    readonly types?: { readonly input: Input } | undefined
  }
}
interface SchemaResult {
  readonly issues?: readonly SchemaIssue[] | undefined
}
interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** An error at a field; the path is empty for the form as a whole. */
interface Found {
  path: string[]
  message: string
}
type Errors = { [field: string]: Errors | { type: 'validate'; message: string } }

const issuesOf = async (schema: FormSchema | undefined, values: unknown): Promise<Found[]> => {
  const { issues = [] } = (await schema?.['~standard'].validate(values)) ?? {}
  return issues.map(({ message, path = [] }) => ({
    message,
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)),
  }))
}

/** Puts an error at its field; the first at a field stands. */
function put(errors: Errors, { path, message }: Found): void {
  let place = errors
  for (const step of path.slice(0, -1)) {
    place[step] ??= {}
    place = place[step] as Errors
  }
  place[path.at(-1) ?? 'root'] ??= { type: 'validate', message }
}

/**
 * Checks a form with its schema. Before it comes what a field itself says of an input that is no value, such as a text
 * that is no number: fields register that as `validate`. Errors are in the order of the fields on the screen; the form
 * keeps its own values, not what the schema makes of them.
 */
export const resolverOf =
  <Values extends FieldValues>(schema: FormSchema | undefined): Resolver<Values> =>
  async (values, _, { fields, names = [] }) => {
    const own: Found[] = []
    for (const name of names) {
      const field: Field['_f'] | undefined = get(fields, name)
      const { validate } = field ?? {}
      const message =
        field?.mount && typeof validate === 'function' && (await validate(get(values, name), values))
      if (typeof message === 'string') own.push({ path: name.split('.'), message })
    }
    const order = new Map<string, number>(names.map((name, place) => [name, place]))
    const placeOf = ({ path }: Found) => order.get(path.join('.')) ?? names.length
    const found = [...own, ...(await issuesOf(schema, values))]
    const errors: Errors = {}
    for (const error of found.toSorted((one, other) => placeOf(one) - placeOf(other))) put(errors, error)
    return found.length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} }
  }
