import * as v from '@portal/contract/schema'

type Result<S extends v.GenericSchema> = v.SafeParseResult<S>

const known = new WeakMap<object, WeakMap<v.GenericSchema, Result<v.GenericSchema>>>()

/**
 * Checks an answer against a schema, once however many components read it: a screen has some twenty readers of some ten
 * answers, and a slow phone checks a large one for as long as it draws a card.
 */
export function checked<S extends v.GenericSchema>(schema: S, answer: unknown): Result<S> {
  if (typeof answer !== 'object' || answer === null) return v.safeParse(schema, answer)
  const results = known.get(answer) ?? new WeakMap<v.GenericSchema, Result<v.GenericSchema>>()
  known.set(answer, results)
  const result = results.get(schema) ?? v.safeParse(schema, answer)
  results.set(schema, result)
  return result as Result<S>
}
