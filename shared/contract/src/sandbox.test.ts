import * as v from '@portal/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowsCall, SandboxCall } from './sandbox.ts'

const sandbox = { calls: ['GET /customer/note', 'POST /customer/note/{id}/seen'] }

test.each([
  ['GET', '/customer/note', true],
  ['GET', '/customer/note?page=2', true],
  ['POST', '/customer/note/7/seen', true],
  ['POST', '/customer/note', false],
  ['POST', '/customer/note//seen', false],
  ['POST', '/customer/note/../seen', false],
  ['POST', '/customer/note/%2e%2e/seen', false],
  ['POST', '/customer/note/a%2Fb/seen', false],
  ['GET', '/customer/note/', false],
  ['GET', '/customer/note/../customer', false],
  ['GET', 'https://elsewhere.example/customer/note', false],
  ['GET', '//elsewhere.example/customer/note', false],
] as const)('%s %s', (method, url, allowed) => expect(allowsCall(sandbox, method, url)).toBe(allowed))

test('whatever is asked for, a browser that sends it asks for what was granted, and nothing else', () => {
  const part = fc.constantFrom('customer', 'note', '7', 'seen', '..', '.', '%2e', '\\', '', '?', '#')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const url = `/${parts.join('/')}`
      if (!allowsCall(sandbox, 'POST', url)) return
      const { pathname } = new URL(`https://portal.example/api/zuider${url}`)
      expect(pathname).toMatch(/^\/api\/zuider\/customer\/note\/[^/]+\/seen$/)
    }),
    { numRuns: 2000 },
  )
})

test('a grant names methods and paths, and no patterns of another kind', () => {
  for (const wrong of ['GET *', 'GET /customer/*', 'PUT /a', 'GET customer', 'GET /a/../b', 'GET /a?b=1'])
    expect(v.safeParse(SandboxCall, wrong).success).toBe(false)
  for (const call of sandbox.calls) expect(v.safeParse(SandboxCall, call).success).toBe(true)
})
