import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '1\u00a0kB'],
  [1, '1\u00a0kB'],
  [212 * 1024, '212\u00a0kB'],
  [1023 * 1024, '1023\u00a0kB'],
  [1024 * 1024 - 1, '1\u00a0MB'],
  [1024 * 1024, '1\u00a0MB'],
  [1_468_006, '1,4\u00a0MB'],
  [2 * 1024 * 1024, '2\u00a0MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes, 'nl')).toBe(words)
})

test('a size just above a limit is shown as above it', () => {
  expect(formatFileSize(2 * 1024 * 1024 + 1, 'nl', Math.ceil)).toBe('2,1\u00a0MB')
})

test('@FORMAT-09 a size has the separator of the language', () => {
  expect([formatFileSize(1_468_006, 'en'), formatFileSize(1_468_006, 'de')]).toEqual([
    '1.4\u00a0MB',
    '1,4\u00a0MB',
  ])
})
