import { parseCustomFields } from '@portal/contract/appointment'
import { createInvalidFieldsError } from '../http/http-error.ts'

/**
 * Validates a customer's answers to the custom fields of an appointment type. Drops empty answers.
 * @throws HttpError 422 that names unknown fields and missing answers
 */
export function validateCustomFieldAnswers(
  questions: readonly unknown[],
  answers: Record<string, string>,
): Record<string, string> {
  const fields = parseCustomFields(questions)
  const errors: Record<string, string> = {}
  for (const name of Object.keys(answers))
    if (!fields.some((field) => field.name === name)) errors[`custom_fields.${name}`] = 'is not asked'
  for (const { name, required } of fields)
    if (required && !answers[name]?.trim()) errors[`custom_fields.${name}`] = 'is required'
  if (Object.keys(errors).length > 0) throw createInvalidFieldsError(errors)
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''))
}
