// @module-tag full
import { afterEach, expect, test, vi } from 'vitest'
import { pageServer } from './page-server.ts'
import { build, sum } from './small-remote.ts'

let close = async () => {}
afterEach(() => close())

const host = { host: 'zuider.localhost' }

test('trust E4: requests of one address are rate-limited, with an error that says so', async () => {
  const { server } = await pageServer({
    configure: (config) => ({ ...config, limits: { ...config.limits, requests: 3 } }),
  })
  close = server.close
  const paths = [
    '/login',
    '/healthz',
    '/readyz',
    '/_edition',
    '/favicon.ico',
    '/_mail',
    '/_widget/x',
    '/_registry/x.json',
  ]
  for (const [index, url] of paths.entries()) {
    const ask = async () =>
      (await server.app.inject({ url, headers: host, remoteAddress: `192.0.2.${index}` })).statusCode
    const statuses = [await ask(), await ask(), await ask(), await ask()]
    expect(statuses.slice(0, 3), url).not.toContain(429)
    expect(statuses[3], url).toBe(429)
  }
})

/** A remote whose sign-in screen shows how often it was rendered. */
function counting() {
  const content = "let n = 0; exports.render = async () => ({ html: 'drawn ' + ++n + ' times', styles: [] })"
  const { files, descriptor } = build('1.0.0')
  const serverBundle = { path: 'server.cjs', integrity: sum(content) }
  const [route] = descriptor.contributes.routes
  return {
    files: { ...files, 'server.cjs': content },
    descriptor: {
      ...descriptor,
      serverBundle: serverBundle.path,
      files: [...descriptor.files, serverBundle],
      contributes: {
        ...descriptor.contributes,
        routes: [
          {
            ...route,
            id: 'login',
            path: '/login',
            view: 'list',
            title: 'title',
            audience: 'guest' as const,
            serverRendered: true,
          },
        ],
        nav: [],
      },
    },
  }
}

/** Different spellings of `/login`: letter case, encoding, trailing slashes and `next`. */
function* spellings(count: number) {
  for (let at = 0; at < count; at++) {
    const letter = (sign: string, index: number) =>
      [sign, sign.toUpperCase(), `%${sign.charCodeAt(0).toString(16)}`][Math.floor(at / 3 ** index) % 3]
    yield `/${[...'login'].map(letter).join('')}${at % 2 ? '/' : ''}?next=/${at}`
  }
}

test('trust E4: a thousand spellings of one path render it once', async () => {
  const { server } = await pageServer({ remote: counting() })
  close = server.close
  const drawnAt = async (url: string) =>
    /drawn \d+ times/.exec((await server.app.inject({ url, headers: host })).body)?.[0]
  await vi.waitFor(async () => expect(await drawnAt('/login')).toBeDefined(), 30_000)
  const found = new Set<string | undefined>()
  for (const url of spellings(1000)) found.add(await drawnAt(url))
  expect([...found]).toEqual(['drawn 1 times'])
})
