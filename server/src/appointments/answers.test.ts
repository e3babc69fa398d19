import { expect, test } from 'vitest'
import { answersTo } from './answers.ts'

const questions = [
  { name: 'onderwerp', label: 'Waarover?', type: 'text', required: true },
  { name: 'wens', label: 'Nog iets?' },
  'what nobody can read',
]
const refused = (given: Record<string, string>) => {
  try {
    return answersTo(questions, given)
  } catch (error) {
    return (error as { body: { errors: unknown } }).body.errors
  }
}

test('answers to custom fields are stored, and empty ones are dropped', () => {
  expect(answersTo(questions, { onderwerp: 'Verbouwen', wens: ' ' })).toEqual({ onderwerp: 'Verbouwen' })
  expect(answersTo([], {})).toEqual({})
})

test('an unknown field and a missing required answer are rejected by name', () => {
  expect(refused({ onderwerp: 'Verbouwen', bonus: 'x' })).toEqual({ 'custom_fields.bonus': 'is not asked' })
  for (const given of [{}, { onderwerp: '\t' }] as Record<string, string>[])
    expect(refused(given)).toEqual({ 'custom_fields.onderwerp': 'is required' })
})
