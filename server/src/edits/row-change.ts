import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@portal/contract/desk/desk-edit'

/** A row as JSON: plain values, with facts as an object. */
export type RowState = { [column: string]: unknown }

/** A change of a row. The state before is null for an added row, the state after for a removed row. */
export interface RowChange {
  /** `<table>/<number>` */
  record: string
  before: RowState | null
  after: RowState | null
}

/** Ignores the order of object members, which databases change. */
export const areEqualValues = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null)

const isPlainObject = (value: unknown): value is RowState =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the paths of differing values, at any depth. */
function findDifferingPaths(before: RowState, after: RowState, path: readonly string[] = []): string[][] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (areEqualValues(was, is)) return []
    const here = [...path, name]
    if (isPlainObject(was) || isPlainObject(is))
      return findDifferingPaths(isPlainObject(was) ? was : {}, isPlainObject(is) ? is : {}, here)
    return [here]
  })
}

const getValueAt = (row: RowState | null, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isPlainObject(value) ? value[name] : undefined), row)

/** Finds the rows that differ between two states. */
export function findRowChanges(
  before: ReadonlyMap<string, RowState>,
  after: ReadonlyMap<string, RowState>,
): RowChange[] {
  const records = [...new Set([...before.keys(), ...after.keys()])]
  return records.flatMap((record) => {
    const change = { record, before: before.get(record) ?? null, after: after.get(record) ?? null }
    return areEqualValues(change.before, change.after) ? [] : [change]
  })
}

/** Columns that identify a row; no form changes them. */
const identifyingColumns = ['id', 'customerId', 'tenantId', 'mortgageId']

const toPlainValue = (value: unknown): FieldChange['from'] => {
  if (value === null || value === undefined || value === '') return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string) : JSON.stringify(value)
}

/**
 * Lists the changed fields of rows, such as `part.12.interest` or `customer.5.mobile`. Facts are listed like columns.
 */
export const toFieldChanges = (changes: readonly RowChange[]): FieldChange[] =>
  changes.flatMap(({ record, before, after }) =>
    findDifferingPaths(before ?? {}, after ?? {})
      .filter(([column = '']) => !identifyingColumns.includes(column))
      .map((path) => ({
        path: [...record.split('/'), ...path.filter((name) => name !== 'facts')].join('.'),
        from: toPlainValue(getValueAt(before, path)),
        to: toPlainValue(getValueAt(after, path)),
      }))
      .filter(({ from, to }) => from !== to),
  )

/**
 * Returns the row after undoing a change: only the changed fields are restored. Null if one of them has changed since.
 */
export function undoRowChange(change: RowChange, now: RowState): RowState | null {
  const { before, after } = change
  if (!before || !after) return null
  const row = structuredClone(now)
  for (const path of findDifferingPaths(before, after)) {
    if (!areEqualValues(getValueAt(now, path), getValueAt(after, path))) return null
    setValueAt(row, path, getValueAt(before, path))
  }
  return row
}

function setValueAt(row: RowState, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    if (value === undefined) delete row[name]
    else row[name] = value
    return
  }
  const inner = isPlainObject(row[name]) ? row[name] : {}
  row[name] = inner
  setValueAt(inner, rest, value)
}
