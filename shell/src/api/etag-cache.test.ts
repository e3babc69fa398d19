import { expect, test } from 'vitest'
import { createEtagCache } from './etag-cache.ts'

test('the cache keeps responses by their ETag, and clears on request', () => {
  const known = createEtagCache()
  known.keep('/a', '"1"', { data: 1 })
  expect(known.tagOf('/a')).toBe('"1"')
  expect(known.parseResponse('/a')).toEqual({ data: 1 })
  known.keep('/a', null, { data: 2 })
  expect(known.tagOf('/a')).toBeUndefined()
  known.keep('/a', '"2"', {})
  known.clear()
  expect(known.tagOf('/a')).toBeUndefined()
})

test('for several reads, the cache returns the ETag of the oldest response', () => {
  const known = createEtagCache()
  known.keep('/family', '"2"', {})
  known.keep('/customer', '"1"', {})
  expect(known.firstTag(['/customer', '/family'])).toBe('"2"')
  known.keep('/family', '"3"', {})
  expect(known.firstTag(['/customer', '/family'])).toBe('"1"')
  expect(known.firstTag(['/never'])).toBeUndefined()
})

test('the cache does not grow without limit', () => {
  const known = createEtagCache()
  for (let index = 0; index < 500; index++) known.keep(`/${index}`, '"t"', index)
  const kept = Array.from({ length: 500 }, (_, index) => known.tagOf(`/${index}`)).filter(Boolean)
  expect(kept).toHaveLength(200)
  expect(known.tagOf('/499')).toBe('"t"')
})
