import { ShellBuild } from '@portal/contract/build-descriptor'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { startPageServer } from './page-server.ts'
import { createSmallBuild } from './small-remote.ts'

const createEarlyRead = (name: string, gate = {}) => ({ key: name, url: `/${name}`, gate })
const closedAccessGate = { flags: [{ name: 'a_flag_that_no_tenant_has', absent: 'off' as const }] }
const exampleRemote = createSmallBuild('1.0.0', ({ contributes }) => ({
  contributes: {
    ...contributes,
    routes: [
      {
        id: 'x',
        path: '/x',
        view: 'list',
        title: 'title',
        audience: 'customer',
        reads: [createEarlyRead('own')],
      },
      {
        id: 'login',
        path: '/login',
        view: 'list',
        title: 'title',
        audience: 'guest',
        reads: [createEarlyRead('none')],
      },
      {
        id: 'y',
        path: '/y',
        view: 'list',
        title: 'title',
        audience: 'customer',
        reads: [createEarlyRead('y', closedAccessGate)],
      },
    ],
    nav: [
      {
        route: 'x',
        section: 'menu',
        order: 1,
        icon: 'home',
        label: 'title',
        count: { reads: [createEarlyRead('count')] },
      },
    ],
  },
}))

/** Fetches the list of early reads in a page, which has the shell's early script; null if the page has no list. */
async function fetchEarlyReads(path: string, cookie = 'signed-in=1') {
  const { server } = await startPageServer({ remote: exampleRemote, shell: { early: 'begin()' } })
  const request = { url: path, headers: { host: 'zuider.localhost', cookie } }
  const { body, headers } = await server.app.inject(request)
  await server.close()
  const earlyReads = /id="reads">(.*?)<\/script>/.exec(body)?.[1]
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(body).toContain(`<script nonce="${nonce}">begin()</script>`)
  return earlyReads === undefined ? null : JSON.parse(earlyReads)
}

test('a customer’s page lists its first reads, and the shell’s early script sends them', {
  tags: 'full',
}, async () => {
  const customer = expect.stringMatching(/^\/customer\/customer/)
  const common = { layout: [customer], menu: ['/count'] }
  expect(await fetchEarlyReads('/x')).toEqual({ screen: ['/own'], ...common })
  expect(await fetchEarlyReads('/y')).toEqual({ screen: [], ...common })
})

test('a page without a session sends no early read', { tags: 'full' }, async () => {
  expect(await fetchEarlyReads('/login', '')).toBeNull()
  expect(await fetchEarlyReads('/x', '')).toBeNull()
})

test.each(['</script><script>', '<!--'])(
  'an early script that would close its script element (%s) is rejected',
  (text) => {
    expect(v.is(ShellBuild.entries.early, text)).toBe(false)
  },
)
