import type { ApiCall } from '@portal/contract/call'
import { Id } from '@portal/contract/wire'
import type * as v from 'valibot'
import { type BodyField, getSchemaProperty, unwrapSchema } from './invalid-field-values.ts'

type Schema = v.GenericSchema
type FieldPath = BodyField['path']

/**
 * Field of a call's body or query that contains a record id. A field with several possible kinds occurs once per kind.
 */
export interface IdField {
  place: 'body' | 'query'
  path: FieldPath
  /** Kind of record: 'task' for `task_id`, 'part' for the `id` in `parts`, or as given by a neighbouring field. */
  kind: string
  /** Path of the field that gives `kind`, if the id can refer to several kinds of records. */
  kindPath?: FieldPath
}

const idNamePattern = /(^|_)(ids?|number)$/

const listFieldNames = (path: FieldPath) => path.filter((step) => typeof step === 'string')

function findRecordKinds(
  path: FieldPath,
  siblingSchemas: Record<string, Schema>,
): Pick<IdField, 'kind' | 'kindPath'>[] {
  const [name = '', container = ''] = listFieldNames(path).reverse()
  const kindFieldName = name === 'id' ? 'model' : name.replace(/_ids?$/, '_type')
  const kinds =
    kindFieldName !== name &&
    siblingSchemas[kindFieldName] &&
    getSchemaProperty(unwrapSchema(siblingSchemas[kindFieldName]), 'options')
  if (Array.isArray(kinds))
    return kinds.map((kind) => ({ kind, kindPath: [...path.slice(0, -1), kindFieldName] }))
  return [{ kind: name === 'id' ? container.replace(/s$/, '') : name.replace(/_ids?$/, '') }]
}

/**
 * Lists nested schemas by path. In a path, 0 means a list item, and '*' a value of an object with arbitrary
 * keys.
 */
function listNestedSchemas(schema: Schema): [FieldPath, Schema][] {
  const entries = getSchemaProperty(schema, 'entries') as Record<string, Schema> | undefined
  const itemSchema = getSchemaProperty(schema, 'item') as Schema | undefined
  const value = getSchemaProperty(schema, 'value') as Schema | undefined
  const options = (getSchemaProperty(schema, 'options') ?? []) as unknown[]
  return [
    ...Object.entries(entries ?? {}).map(([name, entrySchema]): [FieldPath, Schema] => [[name], entrySchema]),
    ...(itemSchema ? [[[0], itemSchema] satisfies [FieldPath, Schema]] : []),
    ...(value ? [[['*'], value] satisfies [FieldPath, Schema]] : []),
    ...options
      .filter((option) => typeof option === 'object')
      .map((option): [FieldPath, Schema] => [[], option as Schema]),
  ]
}

function findIdFieldsIn(
  schema: Schema,
  path: FieldPath,
  siblingSchemas: Record<string, Schema>,
): Omit<IdField, 'place'>[] {
  const unwrappedSchema = unwrapSchema(schema)
  const entries = getSchemaProperty(unwrappedSchema, 'entries') as Record<string, Schema> | undefined
  const isText = !entries && !getSchemaProperty(unwrappedSchema, 'item')
  if (unwrappedSchema === Id || (isText && idNamePattern.test(listFieldNames(path).at(-1) ?? '')))
    return findRecordKinds(path, siblingSchemas).map((kind) => ({ path, ...kind }))
  return listNestedSchemas(unwrappedSchema).flatMap(([innerPath, memberSchema]) =>
    findIdFieldsIn(memberSchema, [...path, ...innerPath], entries ?? siblingSchemas),
  )
}

/** Finds ids in a call's body and query: fields with the contract's `Id`, or named id, ids or number. */
export function findIdFields({ body, query }: ApiCall): IdField[] {
  const queryFields = Object.entries(query).flatMap(([name, schema]) => findIdFieldsIn(schema, [name], query))
  return [
    ...(body ? findIdFieldsIn(body, [], {}).map((field) => ({ ...field, place: 'body' as const })) : []),
    ...queryFields.map((field) => ({ ...field, place: 'query' as const })),
  ]
}
