import { cleanText } from '@portal/contract/clean-text'
import * as v from 'valibot'
import { createInvalidFieldsError, HttpError } from './http-error.ts'

/** Control characters except tab and line breaks, unpaired surrogates, and replacement characters. */
const controlCharacterPattern = /[^\P{Cc}\t\n\r]|\p{Cs}|\ufffd/u

/** Maximum number of nested levels. The contract has at most five. */
const maxNestingDepth = 32

/** Throws HttpError 400 for too many nested levels. */
export function refuseDeepNesting(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return
  if (depth >= maxNestingDepth)
    throw new HttpError(400, { error: 'malformed', message: 'The body is nested too deeply.' })
  for (const member of Object.values(value)) refuseDeepNesting(member, depth + 1)
}

export function findControlCharacters(
  value: unknown,
  path: readonly (string | number)[],
  found: Record<string, string>,
): void {
  if (typeof value === 'string') {
    if (controlCharacterPattern.test(value)) found[path.join('.')] = 'holds characters that are not text'
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    const members = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [key, member] of members) findControlCharacters(member, [...path, key], found)
  }
}

/**
 * Removes invisible characters and unifies line breaks in all texts of a value. Does not change passwords, files and
 * bytes.
 */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key.includes('password') ? member : cleanTexts(member),
    ]),
  )
}

/** @throws HttpError 422 with errors by field, 400 for too deep nesting */
export function parseInput<S extends v.GenericSchema>(schema: S, received: unknown): v.InferOutput<S> {
  const errors: Record<string, string> = {}
  refuseDeepNesting(received)
  if (Array.isArray(received)) throw createInvalidFieldsError({ body: 'must be an object' })
  const result = v.safeParse(schema, cleanTexts(received))
  if (!result.success) {
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? 'body'] ??= issue.message
  }
  if (!result.success || Object.keys(errors).length > 0) throw createInvalidFieldsError(errors)
  return result.output
}
