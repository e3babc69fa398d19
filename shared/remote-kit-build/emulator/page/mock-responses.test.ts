// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createExampleResponse, findApiCalls } from './mock-responses.ts'

const contractFolder = path.dirname(fileURLToPath(import.meta.resolve('@portal/contract/call')))
const contractFiles = readdirSync(contractFolder).filter((file) => /^[\w-]+\.ts$/.test(file))
const contractCalls = findApiCalls(
  await Promise.all(contractFiles.map((file) => import(path.join(contractFolder, file)))),
)

test('every call of the contract gets an example response that its schema accepts', () => {
  expect(contractCalls.length).toBeGreaterThan(50)
  for (const call of contractCalls.filter(({ responseType }) => responseType !== 'file'))
    expect(() => createExampleResponse(call), `${call.method} ${call.path}`).not.toThrow()
})
