import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@portal/contract/desk/edit'

/** A row as JSON: plain values, and facts as an object of them. */
export type RowState = { [column: string]: unknown }

/** What an edit made of a row: null before one that was added, null after one that was taken out. */
export interface RowChange {
  /** `<table>/<number>` */
  record: string
  before: RowState | null
  after: RowState | null
}

/** Whether two values are the same, whatever the order of their members: a database keeps its own. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null)

const isPlainObject = (value: unknown): value is RowState =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names whose value is another in one than in the other, at any depth, by what leads there. */
function pathsThatDiffer(before: RowState, after: RowState, path: readonly string[] = []): string[][] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (isSame(was, is)) return []
    const here = [...path, name]
    if (isPlainObject(was) || isPlainObject(is))
      return pathsThatDiffer(isPlainObject(was) ? was : {}, isPlainObject(is) ? is : {}, here)
    return [here]
  })
}

const valueAt = (row: RowState | null, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isPlainObject(value) ? value[name] : undefined), row)

/** Rows that are others in one state than in the other. */
export function rowChanges(
  before: ReadonlyMap<string, RowState>,
  after: ReadonlyMap<string, RowState>,
): RowChange[] {
  const records = [...new Set([...before.keys(), ...after.keys()])]
  return records.flatMap((record) => {
    const change = { record, before: before.get(record) ?? null, after: after.get(record) ?? null }
    return isSame(change.before, change.after) ? [] : [change]
  })
}

/** Columns by which a row is found, and which nobody changed. */
const finding = ['id', 'customerId', 'tenantId', 'mortgageId']

const plain = (value: unknown): FieldChange['from'] => {
  if (value === null || value === undefined || value === '') return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string) : JSON.stringify(value)
}

/** The fields of changed rows one by one: `part.12.interest`, `customer.5.mobile`. Facts stand as the columns do. */
export const fieldChanges = (changes: readonly RowChange[]): FieldChange[] =>
  changes.flatMap(({ record, before, after }) =>
    pathsThatDiffer(before ?? {}, after ?? {})
      .filter(([column = '']) => !finding.includes(column))
      .map((path) => ({
        path: [...record.split('/'), ...path.filter((name) => name !== 'facts')].join('.'),
        from: plain(valueAt(before, path)),
        to: plain(valueAt(after, path)),
      }))
      .filter(({ from, to }) => from !== to),
  )

/**
 * What a row becomes when a change of it is undone: only the fields that the change changed go back, all others stay as they
 * are now. Null where one of those was changed since.
 */
export function undone(change: RowChange, now: RowState): RowState | null {
  const { before, after } = change
  if (!before || !after) return null
  const row = structuredClone(now)
  for (const path of pathsThatDiffer(before, after)) {
    if (!isSame(valueAt(now, path), valueAt(after, path))) return null
    put(row, path, valueAt(before, path))
  }
  return row
}

function put(row: RowState, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    if (value === undefined) delete row[name]
    else row[name] = value
    return
  }
  const inner = isPlainObject(row[name]) ? row[name] : {}
  row[name] = inner
  put(inner, rest, value)
}
