import { expect, test } from 'vitest'
import { subdomainOf } from '../src/edge/host.ts'
import { chosenLanguage, wordingOf } from '../src/edge/language.ts'
import { pageHeaders } from '../src/edge/policy.ts'

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
])('@TENANT-02 @TENANT-03 the firm of host %s is %s', (host, subdomain) => {
  expect(subdomainOf(host, 'portaal.example')).toBe(subdomain)
})

test('@I18N-01 @I18N-03 Dutch unless chosen, formal unless the pronoun is JE', () => {
  const tenant = (pronoun: string | null) => ({ pronoun }) as Parameters<typeof wordingOf>[1]
  expect(wordingOf(null, tenant('JE'))).toBe('nl')
  expect(wordingOf('de', tenant('U'))).toBe('de_u')
  expect(wordingOf(null, null)).toBe('nl_u')
  expect(chosenLanguage('a=b; language=en')).toBe('en')
  expect(chosenLanguage('language=fr')).toBeNull()
  expect(chosenLanguage(undefined)).toBeNull()
})

test('trust B1: pages allow nothing unsafe, and name the script policies of the registry’s remotes', () => {
  const policy = pageHeaders({ nonce: 'N', assetsOrigin: 'https://assets.example', remotes: ['mf-x'] })[
    'content-security-policy'
  ]
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('p-mf-x')
  expect(policy).toContain("frame-ancestors 'none'")
})
