// @module-tag full
import { afterEach, expect, test, vi } from 'vitest'
import { startPageServer } from './page-server.ts'
import { calculateIntegrity, createSmallBuild } from './small-remote.ts'

let closeServer = async () => {}
afterEach(() => closeServer())

const hostHeader = { host: 'zuider.localhost' }

test('trust E4: page requests of one address are rate-limited, with an error that says so', async () => {
  const { server } = await startPageServer({
    configure: (config) => ({ ...config, limits: { ...config.limits, requestsPerMinute: 3 } }),
  })
  closeServer = server.close
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
    const requestLoginPage = async () =>
      (await server.app.inject({ url, headers: hostHeader, remoteAddress: `192.0.2.${index}` })).statusCode
    const statuses = [
      await requestLoginPage(),
      await requestLoginPage(),
      await requestLoginPage(),
      await requestLoginPage(),
    ]
    expect(statuses.slice(0, 3), url).not.toContain(429)
    expect(statuses[3], url).toBe(429)
  }
})

/** Creates a remote whose sign-in screen shows how often it was rendered. */
function createRenderCountingRemote() {
  const content = "let n = 0; exports.render = async () => ({ html: 'drawn ' + ++n + ' times', styles: [] })"
  const { files, descriptor } = createSmallBuild('1.0.0')
  const serverBundle = { path: 'server.cjs', integrity: calculateIntegrity(content) }
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

/** Generates different spellings of `/login`: letter case, encoding, trailing slashes and `next`. */
function* generateUrlSpellings(count: number) {
  for (let spellingIndex = 0; spellingIndex < count; spellingIndex++) {
    const spellLetter = (letter: string, index: number) =>
      [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`][
        Math.floor(spellingIndex / 3 ** index) % 3
      ]
    yield `/${[...'login'].map(spellLetter).join('')}${spellingIndex % 2 ? '/' : ''}?next=/${spellingIndex}`
  }
}

test('trust E4: a thousand spellings of one path render it once', async () => {
  const { server } = await startPageServer({ remote: createRenderCountingRemote() })
  closeServer = server.close
  const readRenderCount = async (url: string) =>
    /drawn \d+ times/.exec((await server.app.inject({ url, headers: hostHeader })).body)?.[0]
  await vi.waitFor(async () => expect(await readRenderCount('/login')).toBeDefined(), 30_000)
  const renderCounts = new Set<string | undefined>()
  for (const url of generateUrlSpellings(1000)) renderCounts.add(await readRenderCount(url))
  expect([...renderCounts]).toEqual(['drawn 1 times'])
})
