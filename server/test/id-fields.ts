import type { ApiCall } from '@portal/contract/call'
import { Id } from '@portal/contract/wire'
import type * as v from 'valibot'
import { type Field, read, unwrapSchema } from './corruption.ts'

type Schema = v.GenericSchema
type Path = Field['path']

/** A field of a call's body or query that contains a record id, once for each possible kind. */
export interface IdField {
  place: 'body' | 'query'
  path: Path
  /** Kind of record: 'task' for `task_id`, 'part' for the `id` in `parts`, or as given by a neighbouring field. */
  kind: string
  /** Path of the field that gives `kind`, if it can refer to several. */
  kindPath?: Path
}

const named = /(^|_)(ids?|number)$/

const namesOf = (path: Path) => path.filter((at) => typeof at === 'string')

function kindsOf(path: Path, beside: Record<string, Schema>): Pick<IdField, 'kind' | 'kindPath'>[] {
  const [name = '', container = ''] = namesOf(path).reverse()
  const sayer = name === 'id' ? 'model' : name.replace(/_ids?$/, '_type')
  const kinds = sayer !== name && beside[sayer] && read(unwrapSchema(beside[sayer]), 'options')
  if (Array.isArray(kinds)) return kinds.map((kind) => ({ kind, kindPath: [...path.slice(0, -1), sayer] }))
  return [{ kind: name === 'id' ? container.replace(/s$/, '') : name.replace(/_ids?$/, '') }]
}

/** Nested schemas by path; 0 is a list item, '*' a record value. */
function listNestedSchemas(schema: Schema): [Path, Schema][] {
  const entries = read(schema, 'entries') as Record<string, Schema> | undefined
  const item = read(schema, 'item') as Schema | undefined
  const value = read(schema, 'value') as Schema | undefined
  const options = (read(schema, 'options') ?? []) as unknown[]
  return [
    ...Object.entries(entries ?? {}).map(([name, entry]): [Path, Schema] => [[name], entry]),
    ...(item ? [[[0], item] satisfies [Path, Schema]] : []),
    ...(value ? [[['*'], value] satisfies [Path, Schema]] : []),
    ...options.filter((one) => typeof one === 'object').map((one): [Path, Schema] => [[], one as Schema]),
  ]
}

function fieldsIn(schema: Schema, path: Path, beside: Record<string, Schema>): Omit<IdField, 'place'>[] {
  const plain = unwrapSchema(schema)
  const entries = read(plain, 'entries') as Record<string, Schema> | undefined
  const isText = !entries && !read(plain, 'item')
  if (plain === Id || (isText && named.test(namesOf(path).at(-1) ?? '')))
    return kindsOf(path, beside).map((kind) => ({ path, ...kind }))
  return listNestedSchemas(plain).flatMap(([inner, member]) =>
    fieldsIn(member, [...path, ...inner], entries ?? beside),
  )
}

/** Finds ids in a call's body and query: fields with the contract's `Id`, or named id, ids or number. */
export function findIdFields({ body, query }: ApiCall): IdField[] {
  const inQuery = Object.entries(query).flatMap(([name, schema]) => fieldsIn(schema, [name], query))
  return [
    ...(body ? fieldsIn(body, [], {}).map((field) => ({ ...field, place: 'body' as const })) : []),
    ...inQuery.map((field) => ({ ...field, place: 'query' as const })),
  ]
}
