import { expect, test } from 'vitest'
import { validateCustomFieldAnswers } from './custom-field-answers.ts'

const exampleQuestions = [
  { name: 'onderwerp', label: 'Waarover?', type: 'text', required: true },
  { name: 'wens', label: 'Nog iets?' },
  'what nobody can read',
]
const findAnswerErrors = (answers: Record<string, string>) => {
  try {
    return validateCustomFieldAnswers(exampleQuestions, answers)
  } catch (error) {
    return (error as { body: { errors: unknown } }).body.errors
  }
}

test('answers to custom fields are stored, and empty ones are dropped', () => {
  expect(validateCustomFieldAnswers(exampleQuestions, { onderwerp: 'Verbouwen', wens: ' ' })).toEqual({
    onderwerp: 'Verbouwen',
  })
  expect(validateCustomFieldAnswers([], {})).toEqual({})
})

test('an unknown field and a missing required answer are rejected by name', () => {
  expect(findAnswerErrors({ onderwerp: 'Verbouwen', bonus: 'x' })).toEqual({
    'custom_fields.bonus': 'is not asked',
  })
  for (const answers of [{}, { onderwerp: '\t' }] as Record<string, string>[])
    expect(findAnswerErrors(answers)).toEqual({ 'custom_fields.onderwerp': 'is required' })
})
