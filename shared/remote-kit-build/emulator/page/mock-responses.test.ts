// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { callsOf, exampleResponse } from './mock-responses.ts'

const folder = path.dirname(fileURLToPath(import.meta.resolve('@portal/contract/call')))
const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file))
const calls = callsOf(await Promise.all(files.map((file) => import(path.join(folder, file)))))

test('every call of the contract gets an example response that its schema accepts', () => {
  expect(calls.length).toBeGreaterThan(50)
  for (const call of calls.filter(({ answers }) => answers !== 'file'))
    expect(() => exampleResponse(call), `${call.method} ${call.path}`).not.toThrow()
})
