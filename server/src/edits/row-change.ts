import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@portal/contract/desk/customer-edit'

export type RowState = { [column: string]: unknown }

/** `before` is null for an added row, `after` for a removed one. */
export interface RowChange {
  /** Table and id of the row, in the form `<table>/<id>`. */
  record: string
  before: RowState | null
  after: RowState | null
}

/** Ignores the order of object members, since databases change it. */
export const areEqualValues = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null)

const isPlainObject = (value: unknown): value is RowState =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

const identifyingColumns = ['id', 'customerId', 'tenantId', 'mortgageId']

const toPlainValue = (value: unknown): FieldChange['from'] => {
  if (value === null || value === undefined || value === '') return null
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as string) : JSON.stringify(value)
}

/** Lists changed fields, such as `part.12.interest` and `customer.5.mobile`. */
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

/** Restores the changed fields of a row; null if one of them has changed since. */
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
