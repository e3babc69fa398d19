import { AllowedOrigins } from '@portal/contract/build-descriptor'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getWorkerContentPolicy } from '../src/bsn-check/routes.ts'
import { findPageScreen, listPageViews, type PageScreen } from '../src/pages/initial-content.ts'
import { parsePageUrl, parseSubdomain, readChosenLanguage, selectLocale } from '../src/pages/page-request.ts'
import { createPageHeaders } from '../src/pages/send-page.ts'

test.each([
  ['zuider.localhost:4000', 'zuider'],
  ['ZUIDER.portaal.example', 'zuider'],
  ['zuider.portaal.example.', 'zuider'],
  ['www.zuider.portaal.example', 'www'],
  ['localhost:4000', null],
  ['portaal.example', null],
  ['evilportaal.example', null],
  ['zuider.evil.example', null],
  ['127.0.0.1:4000', null],
  [undefined, null],
])('@TENANT-02 @TENANT-03 the tenant of host %s is %s', (host, subdomain) => {
  expect(parseSubdomain(host, 'portaal.example')).toBe(subdomain)
})

test('@I18N-01 @I18N-03 a page is Dutch unless chosen, formal unless the pronoun is JE', () => {
  const createTenantWithPronoun = (pronoun: string | null) =>
    ({ pronoun }) as Parameters<typeof selectLocale>[1]
  expect(selectLocale(null, createTenantWithPronoun('JE'))).toBe('nl')
  expect(selectLocale('de', createTenantWithPronoun('U'))).toBe('de_u')
  expect(selectLocale(null, null)).toBe('nl_u')
  expect(readChosenLanguage('a=b; language=en')).toBe('en')
  expect(readChosenLanguage('language=fr')).toBeNull()
  expect(readChosenLanguage(undefined)).toBeNull()
  const createUrlWithLanguage = (language: string) =>
    new URL(`http://zuider.localhost/password?language=${language}`)
  expect(readChosenLanguage('language=en', createUrlWithLanguage('de'))).toBe('de')
  expect(readChosenLanguage('language=en', createUrlWithLanguage('fr'))).toBe('en')
})

test('trust B1: the content security policy has no unsafe source, and names the script policies of the registry’s remotes', () => {
  const policy = createPageHeaders({
    nonce: 'N',
    assetsOrigin: 'https://assets.example',
    errorReportUrl: undefined,
    frameOrigins: ['https://source.example'],
    workers: ['https://zuider.portal.example/push-worker.js', 'https://zuider.portal.example/bsn-check/'],
    builds: [{ policy: 'p-1a' }, { policy: 'p-3k9a' }],
  })['content-security-policy']
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types p-registry p-1a p-3k9a;')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("frame-src 'self' https://source.example;")
  expect(policy).toContain(
    'worker-src blob: https://zuider.portal.example/push-worker.js https://zuider.portal.example/bsn-check/;',
  )
})

test('@BSN-03 the BSN worker runs only its own scripts, and cannot connect', () => {
  const policy = getWorkerContentPolicy('https://zuider.portal.example/bsn-check/')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src https://zuider.portal.example/bsn-check/ 'wasm-unsafe-eval'",
    "require-trusted-types-for 'script'",
    'trusted-types p-bsn-check',
  ])
})

test('trust B7: a script without integrity does not run on any page', () => {
  const headers = createPageHeaders({
    nonce: 'N',
    assetsOrigin: 'https://assets.example',
    errorReportUrl: undefined,
    frameOrigins: [],
    builds: [],
  })
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(portal)')
})

test('trust B7: pictures and public services are allowed from the origins that published remotes declare, and no others', () => {
  const builds = [
    { policy: 'p-x', origins: { img: ['https://tiles.example'], connect: ['https://places.example'] } },
    { policy: 'p-y', origins: { img: ['https://tiles.example'] } },
    { policy: 'p-z' },
  ]
  const policy = createPageHeaders({
    nonce: 'N',
    assetsOrigin: 'https://assets.example',
    errorReportUrl: 'https://key@errors.example/7',
    frameOrigins: [],
    builds,
  })['content-security-policy']
  const rules = Object.fromEntries((policy ?? '').split('; ').map((rule) => rule.split(/ (.*)/)))
  expect(rules['img-src']).toBe("'self' data: blob: https://tiles.example")
  expect(rules['connect-src']).toBe(
    "'self' https://assets.example https://places.example https://errors.example",
  )
})

test.each([
  '*',
  'https:',
  'https://*.example.com',
  'http://tiles.example',
  'https://a.example/x',
  "https://a.example; script-src 'unsafe-inline'",
])('trust B7: a remote that declares %j is not published', (origin) => {
  expect(v.safeParse(AllowedOrigins, { img: ['https://service.pdok.nl', origin] }).success).toBe(false)
})

test('trust B7: a remote cannot change any other directive of the policy', () => {
  expect(v.safeParse(AllowedOrigins, { script: ['https://a.example'] }).success).toBe(false)
})

test.each([
  ['/hypotheek', true, 'mf-x.mortgage', '/hypotheek'],
  ['/hypotheek', false, 'mf-x.login', '/login?next=%2Fhypotheek'],
  ['/login?next=/hypotheek', true, 'mf-x.mortgage', '/hypotheek'],
  ['/login?next=/nergens', true, undefined, '/nergens'],
  ['/nergens', true, undefined, '/nergens', false],
  ['/nergens', false, undefined, '/nergens', false],
  ['/polissen', true, 'mf-x.dashboard', '/dashboard'],
  ['/nergens?register=1', false, 'mf-x.password', '/nergens?register=1'],
])(
  '@ROUTE-23 the page at %s, signed in: %s, starts with the screen %s at %s',
  (path, signedIn, name, expectedPath, isKnownPath = true) => {
    const createTestRoute = (id: string, audience: string, extraFields: object = {}) => ({
      id,
      path: `/${id}`,
      audience,
      ...extraFields,
    })
    const contributes = {
      routes: [
        createTestRoute('login', 'guest'),
        createTestRoute('password', 'always', { opensOn: ['register'] }),
        createTestRoute('dashboard', 'customer'),
        createTestRoute('mortgage', 'customer', { path: '/hypotheek' }),
        createTestRoute('policies', 'customer', {
          path: '/polissen',
          gate: { flags: [{ name: 'show_policies', absent: 'off' }] },
        }),
      ],
      nav: [{ route: 'dashboard', section: 'menu', order: 1 }],
    }
    const remote = { name: 'mf-x', contributes } as unknown as PageScreen['remote']
    const { screen, address, isFound } = findPageScreen(
      new URL(path, 'http://portal'),
      signedIn,
      [remote],
      null,
    )
    expect([screen?.name, address.pathname + address.search, isFound]).toEqual([
      name,
      expectedPath,
      isKnownPath,
    ])
  },
)

test('a page names the code of the slot components that its screen shows at once, if the tenant has them', () => {
  const slots = [
    {
      slot: 'dashboard.home',
      view: 'home',
      order: 1,
      gate: { flags: [{ name: 'show_mortgages', absent: 'on' }] },
    },
    { slot: 'profile.property', view: 'property', order: 1 },
  ]
  const remote = {
    name: 'mf-x',
    contributes: { routes: [], nav: [], slots },
  } as unknown as PageScreen['remote']
  const screen = {
    remote,
    route: { view: 'dashboard', shows: ['dashboard.home'] },
  } as unknown as PageScreen
  const listViewNames = (tenant: object) =>
    listPageViews(screen, [remote], tenant as Parameters<typeof listPageViews>[2]).map(({ view }) => view)
  expect(listViewNames({ show_mortgages: true })).toEqual(['dashboard', 'home'])
  expect(listViewNames({ show_mortgages: false })).toEqual(['dashboard'])
})

test.each([
  ['/documents?id=1', '/documents'],
  ['http://zuider.localhost/documents', '/documents'],
  ['//', null],
  ['//evil.example/documents', null],
  ['/\\\\evil.example', null],
  ['//[', null],
  ['http://zuider.localhost//[', null],
  ['documents', null],
  ['*', null],
])('the request target %s names the page %s', (target, path) => {
  expect(parsePageUrl(target)?.pathname ?? null).toBe(path)
})
