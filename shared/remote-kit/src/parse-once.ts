import * as v from '@portal/contract/valibot'

type ParseResult<S extends v.GenericSchema> = v.SafeParseResult<S>

const parsedResponses = new WeakMap<object, WeakMap<v.GenericSchema, ParseResult<v.GenericSchema>>>()

/**
 * Caches the result of parsing a response. On a slow phone, parsing a large response takes as long as rendering a card.
 */
export function parseOnce<S extends v.GenericSchema>(schema: S, answer: unknown): ParseResult<S> {
  if (typeof answer !== 'object' || answer === null) return v.safeParse(schema, answer)
  const results = parsedResponses.get(answer) ?? new WeakMap<v.GenericSchema, ParseResult<v.GenericSchema>>()
  parsedResponses.set(answer, results)
  const result = results.get(schema) ?? v.safeParse(schema, answer)
  results.set(schema, result)
  return result as ParseResult<S>
}
