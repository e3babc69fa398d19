import { closest, distance } from 'fastest-levenshtein'
import * as v from 'valibot'

export interface SchemaProblem {
  /** Path of the field; empty for the whole record. */
  field: string
  message: string
}

const maxSchemaProblems = 20

/** Returns a hint with the most similar known name; empty if none is similar. */
export function suggestSimilarName(name: string, names: readonly string[]): string {
  const found = closest(name, [...names])
  return distance(name, found) <= Math.max(2, name.length / 2) ? `; the nearest is "${found}"` : ''
}

interface NestedSchema {
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  entries?: Record<string, v.GenericSchema>
}

function listFieldNamesAt(schema: v.GenericSchema | undefined, path: readonly unknown[]): string[] {
  const { wrapped, item, entries } = (schema ?? {}) as NestedSchema
  if (wrapped) return listFieldNamesAt(wrapped, path)
  const [first, ...rest] = path
  if (item) return listFieldNamesAt(item, rest)
  if (path.length === 0) return Object.keys(entries ?? {})
  return listFieldNamesAt(entries?.[String(first)], rest)
}

function formatIssue(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => key) ?? []
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const name = String(path.at(-1)).slice(0, 100)
    return `is no known field${suggestSimilarName(name, listFieldNamesAt(schema, path.slice(0, -1)))}`
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') return 'is missing'
  return issue.message.slice(0, 300)
}

/** Converts validation issues to errors by field. An unknown field is reported with the most similar known one. */
export function toSchemaProblems(
  schema: v.GenericSchema,
  issues: readonly v.BaseIssue<unknown>[],
): SchemaProblem[] {
  const byField = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!byField.has(field)) byField.set(field, formatIssue(schema, issue))
  }
  return [...byField]
    .slice(0, maxSchemaProblems)
    .map(([field, message]) => ({ field: field.slice(0, 300), message }))
}
