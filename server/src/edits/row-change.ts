import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@portal/contract/desk/edit'

/** A row as JSON: plain values, and facts as an object. */
export type RowState = { [column: string]: unknown }

/** A change of a row: null before an added one, null after a removed one. */
export interface RowChange {
  /** `<table>/<number>` */
  record: string
  before: RowState | null
  after: RowState | null
}

/** Whether two values are equal, ignoring the order of members, which databases change. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null)

const isPlainObject = (value: unknown): value is RowState =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of differing values, at any depth. */
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

/** Rows that differ between two states. */
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

/** Identifying columns, which nobody changes. */
const finding = ['id', 'customerId', 'tenantId', 'mortgageId']

const plain = (value: unknown): FieldChange['from'] => {
  if (value === null || value === undefined || value === '') return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string) : JSON.stringify(value)
}

/** Changed fields of rows: `part.12.interest`, `customer.5.mobile`. Facts are listed like columns. */
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

/** The row after undoing a change: only its changed fields are restored. Null if one of them has changed since. */
export function undone(change: RowChange, now: RowState): RowState | null {
  const { before, after } = change
  if (!before || !after) return null
  const row = structuredClone(now)
  for (const path of pathsThatDiffer(before, after)) {
    if (!isSame(valueAt(now, path), valueAt(after, path))) return null
    setValue(row, path, valueAt(before, path))
  }
  return row
}

function setValue(row: RowState, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    if (value === undefined) delete row[name]
    else row[name] = value
    return
  }
  const inner = isPlainObject(row[name]) ? row[name] : {}
  row[name] = inner
  setValue(inner, rest, value)
}
