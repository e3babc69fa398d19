import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Fields, type Promised, promisedNow } from '../src/documentation/promised.ts'

const record = path.resolve(import.meta.dirname, '../../shared/contract/api-before.json')
const before: Record<string, Promised> = JSON.parse(readFileSync(record, 'utf8'))
const now = promisedNow()
const common = Object.entries(before).flatMap(([name, was]) =>
  now[name] ? [{ name, was, is: now[name] }] : [],
)

const has = (fields: Fields, path: string): boolean => {
  const [first = '', ...rest] = path.split('.')
  if (fields === true) return true
  const found = fields[first]
  return found !== undefined && (rest.length === 0 || has(found, rest.join('.')))
}

/** Whether what holds a field was there before; a field of something new is new with it. */
const hadHolder = (fields: Fields, path: string): boolean =>
  !path.includes('.') || has(fields, path.slice(0, path.lastIndexOf('.')))

test('trust C2: code of today needs nothing of an answer that the API before does not have', () => {
  const missing = common.flatMap(({ name, was, is }) =>
    is.always
      .filter((field) => hadHolder(was.answer, field) && !has(was.answer, field))
      .map((field) => `${name}: ${field}`),
  )
  expect(missing).toEqual([])
  expect(common.length).toBeGreaterThan(50)
})

test('trust C2: code of before sends all that the API of today must have, and finds every call', () => {
  expect(Object.keys(before).filter((name) => !now[name])).toEqual([])
  const asked = common.flatMap(({ name, was, is }) =>
    is.asked
      .filter((field) => hadHolder(was.takes, field) && !was.asked.includes(field))
      .map((field) => `${name}: ${field}`),
  )
  expect(asked).toEqual([])
})

test('trust C2: what answers always had, they always have', () => {
  const gone = common.flatMap(({ name, was, is }) =>
    was.always.filter((field) => !is.always.includes(field)).map((field) => `${name}: ${field}`),
  )
  expect(gone).toEqual([])
})
