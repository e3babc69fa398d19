import * as v from 'valibot'
import { invalid } from './http-error.ts'

/** Control characters other than tab and line breaks, and halves of surrogate pairs. */
const controls = /[^\P{Cc}\t\n\r]|\p{Cs}/u

function controlsIn(value: unknown, path: string, found: Record<string, string>): void {
  if (typeof value === 'string') {
    if (controls.test(value)) found[path] = 'holds characters that are not text'
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      controlsIn(item, path ? `${path}.${index}` : `${index}`, found)
  } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [key, item] of Object.entries(value)) controlsIn(item, path ? `${path}.${key}` : key, found)
  }
}

/**
 * What a schema makes of something received.
 * @throws HttpError 422 that names each field that is wrong
 */
export function check<S extends v.GenericSchema>(schema: S, received: unknown): v.InferOutput<S> {
  const errors: Record<string, string> = {}
  controlsIn(received, '', errors)
  if (Array.isArray(received)) throw invalid({ body: 'must be an object' })
  const result = v.safeParse(schema, received)
  if (!result.success) {
    for (const issue of result.issues) errors[v.getDotPath(issue) ?? 'body'] ??= issue.message
  }
  if (!result.success || Object.keys(errors).length > 0) throw invalid(errors)
  return result.output
}
