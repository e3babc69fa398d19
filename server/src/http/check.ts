import { cleanText } from '@portal/contract/clean-text'
import * as v from 'valibot'
import { HttpError, invalid } from './http-error.ts'

/** Control characters except tab and line breaks, unpaired surrogates, and replacement characters. */
const controls = /[^\P{Cc}\t\n\r]|\p{Cs}|\ufffd/u

/** Maximum nesting of a body; the contract has at most five levels. */
const deepest = 32

/**
 * Rejects excessive nesting.
 * @throws HttpError 400
 */
export function refuseDeep(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return
  if (depth >= deepest)
    throw new HttpError(400, { error: 'malformed', message: 'The body is nested too deeply.' })
  for (const member of Object.values(value)) refuseDeep(member, depth + 1)
}

/** Finds invalid characters, by path. */
export function controlsIn(
  value: unknown,
  path: readonly (string | number)[],
  found: Record<string, string>,
): void {
  if (typeof value === 'string') {
    if (controls.test(value)) found[path.join('.')] = 'holds characters that are not text'
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    const members = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [key, member] of members) controlsIn(member, [...path, key], found)
  }
}

/** A value with all texts cleaned; passwords, files and bytes stay. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key.includes('password') ? member : cleaned(member)]),
  )
}

/**
 * Parses input with a schema.
 * @throws HttpError 422 with errors by field, 400 if it is nested too deeply
 */
export function check<S extends v.GenericSchema>(schema: S, received: unknown): v.InferOutput<S> {
  const errors: Record<string, string> = {}
  refuseDeep(received)
  if (Array.isArray(received)) throw invalid({ body: 'must be an object' })
  const result = v.safeParse(schema, cleaned(received))
  if (!result.success) {
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? 'body'] ??= issue.message
  }
  if (!result.success || Object.keys(errors).length > 0) throw invalid(errors)
  return result.output
}
