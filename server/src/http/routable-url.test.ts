import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRoutableUrl } from './routable-url.ts'

test('case C57: a path with a stray percent sign is readable, and any other stays as it is', () => {
  expect(toRoutableUrl({ url: '/%?a=%' })).toBe('/%25?a=%')
  expect(toRoutableUrl({ url: '/documenten/%E0%A4%A' })).toBe('/documenten/%25E0%25A4%25A')
  expect(toRoutableUrl({ url: '/documenten/12%20a?q=%41' })).toBe('/documenten/12%20a?q=%41')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const url = toRoutableUrl({ url: `/${text}` })
      expect(() => decodeURIComponent(url.split('?')[0] ?? '')).not.toThrow()
    }),
  )
})
