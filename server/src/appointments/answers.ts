import { customFieldsOf } from '@portal/contract/appointment'
import { invalid } from '../http/http-error.ts'

/**
 * Validates a customer's answers to the custom fields of an appointment type; empty ones are dropped.
 * @throws HttpError 422 that names unknown fields and missing answers
 */
export function answersTo(
  questions: readonly unknown[],
  given: Record<string, string>,
): Record<string, string> {
  const fields = customFieldsOf(questions)
  const errors: Record<string, string> = {}
  for (const name of Object.keys(given))
    if (!fields.some((field) => field.name === name)) errors[`custom_fields.${name}`] = 'is not asked'
  for (const { name, required } of fields)
    if (required && !given[name]?.trim()) errors[`custom_fields.${name}`] = 'is required'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return Object.fromEntries(Object.entries(given).filter(([, answer]) => answer.trim() !== ''))
}
