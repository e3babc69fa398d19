import {
  type Field,
  type FieldValues,
  get,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'

interface FormOptions<Values extends FieldValues>
  extends Omit<UseFormProps<Values>, 'resolver' | 'validate'> {
  /** Schema that validates the values. Its messages are texts in the customer's language. */
  schema?: FormSchema<{ [Name in keyof Values]?: unknown }>
}

/**
 * react-hook-form with the portal's defaults: validates on submit, and after that on every change. A form without
 * submit needs `mode: 'onChange'`.
 */
export function useForm<Values extends FieldValues>({
  schema,
  ...options
}: FormOptions<Values> = {}): UseFormReturn<Values> {
  const form = useHookForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: createFormResolver<Values>(schema),
    ...options,
  })
  subscribeToReset(form)
  return form
}

/** Subscribes to the values that `reset` changes, so that react-hook-form renders the form after a reset. */
const subscribeToReset = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) =>
  formState.defaultValues

/** Exports of react-hook-form for forms in which fields depend on each other. */
export { useController, useFormContext, useWatch } from 'react-hook-form'

/**
 * Schema of a form's values: any Standard Schema (https://standardschema.dev), such as valibot's. The form shows the
 * schema's messages unchanged at the fields.
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

/** Error of a field. An empty path means the form as a whole. */
interface ErrorAtPath {
  path: string[]
  message: string
}
type ErrorTree = { [field: string]: ErrorTree | { type: 'validate'; message: string } }

const findSchemaErrors = async (schema: FormSchema | undefined, values: unknown): Promise<ErrorAtPath[]> => {
  const { issues = [] } = (await schema?.['~standard'].validate(values)) ?? {}
  return issues.map(({ message, path = [] }) => ({
    message,
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)),
  }))
}

/** Adds an error at its field, unless the field already has one. */
function addErrorAtField(errors: ErrorTree, { path, message }: ErrorAtPath): void {
  let place = errors
  for (const step of path.slice(0, -1)) {
    place[step] ??= {}
    place = place[step] as ErrorTree
  }
  place[path.at(-1) ?? 'root'] ??= { type: 'validate', message }
}

/**
 * Creates the resolver of a form. If a field itself reports that its input is unreadable, such as text in a number
 * field, that error replaces the schema's. Fields register such errors as `validate`. Errors are in the order of the
 * fields on the screen. The form keeps its own values, not the output of the schema.
 */
const createFormResolver =
  <Values extends FieldValues>(schema: FormSchema | undefined): Resolver<Values> =>
  async (values, _, { fields, names = [] }) => {
    const own: ErrorAtPath[] = []
    for (const name of names) {
      const field: Field['_f'] | undefined = get(fields, name)
      const { validate } = field ?? {}
      const message =
        field?.mount && typeof validate === 'function' && (await validate(get(values, name), values))
      if (typeof message === 'string') own.push({ path: name.split('.'), message })
    }
    const order = new Map<string, number>(names.map((name, place) => [name, place]))
    const getFieldIndex = ({ path }: ErrorAtPath) => order.get(path.join('.')) ?? names.length
    const found = [...own, ...(await findSchemaErrors(schema, values))]
    const errors: ErrorTree = {}
    for (const error of found.toSorted((one, other) => getFieldIndex(one) - getFieldIndex(other)))
      addErrorAtField(errors, error)
    return found.length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} }
  }
