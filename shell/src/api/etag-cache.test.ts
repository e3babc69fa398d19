import { expect, test } from 'vitest'
import { createEtagCache } from './etag-cache.ts'

test('the cache keeps responses by their ETag, and clears on request', () => {
  const known = createEtagCache()
  known.store('/a', '"1"', { data: 1 })
  expect(known.getTag('/a')).toBe('"1"')
  expect(known.getResponse('/a')).toEqual({ data: 1 })
  known.store('/a', null, { data: 2 })
  expect(known.getTag('/a')).toBeUndefined()
  known.store('/a', '"2"', {})
  known.clear()
  expect(known.getTag('/a')).toBeUndefined()
})

test('for several reads, the cache returns the ETag of the oldest response', () => {
  const known = createEtagCache()
  known.store('/family', '"2"', {})
  known.store('/customer', '"1"', {})
  expect(known.getOldestTag(['/customer', '/family'])).toBe('"2"')
  known.store('/family', '"3"', {})
  expect(known.getOldestTag(['/customer', '/family'])).toBe('"1"')
  expect(known.getOldestTag(['/never'])).toBeUndefined()
})

test('the cache does not grow without limit', () => {
  const known = createEtagCache()
  for (let index = 0; index < 500; index++) known.store(`/${index}`, '"t"', index)
  const kept = Array.from({ length: 500 }, (_, index) => known.getTag(`/${index}`)).filter(Boolean)
  expect(kept).toHaveLength(200)
  expect(known.getTag('/499')).toBe('"t"')
})
