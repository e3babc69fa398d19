import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { orientationOf, uprightBitmap } from './orientation.ts'

const number = (value: number, size: number, isLittle: boolean) => {
  const bytes = Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 255)
  return isLittle ? bytes : bytes.reverse()
}
const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0))

/** EXIF data with a camera's name before the orientation. */
const exif = (orientation: number, isLittle: boolean) => [
  ...text(isLittle ? 'II' : 'MM'),
  ...number(42, 2, isLittle),
  ...number(8, 4, isLittle),
  ...number(2, 2, isLittle),
  ...[0x010f, 2, 0, 0].flatMap((value, index) => number(value, index < 2 ? 2 : 4, isLittle)),
  ...[0x0112, 3].flatMap((value) => number(value, 2, isLittle)),
  ...number(1, 4, isLittle),
  ...number(orientation, 2, isLittle),
  0,
  0,
]
const webp = (data: number[]) =>
  Uint8Array.from([
    ...text('RIFF'),
    ...number(30 + data.length, 4, true),
    ...text('WEBPVP8 '),
    ...number(3, 4, true),
    ...[1, 2, 3, 0],
    ...text('EXIF'),
    ...number(data.length, 4, true),
    ...data,
  ])
const png = (data: number[]) =>
  Uint8Array.from([
    ...text('\x89PNG\r\n\x1a\n'),
    ...number(data.length, 4, false),
    ...text('eXIf'),
    ...data,
    ...[0, 0, 0, 0],
  ])

test('case C11: a WebP or PNG says how it is to be turned', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const isLittle of [true, false]) {
      const data = exif(orientation, isLittle)
      expect(orientationOf(webp(data))).toBe(orientation)
      expect(orientationOf(webp([...text('Exif\0\0'), ...data]))).toBe(orientation)
      expect(orientationOf(png(data))).toBe(orientation)
    }
})

test('a picture that says nothing or nonsense stays as it is', () => {
  expect(orientationOf(webp(exif(9, true)))).toBe(1)
  expect(orientationOf(Uint8Array.from(text('\xff\xd8\xff\xe1')))).toBe(1)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (content) => {
      for (const bytes of [content, webp([...content]), png([...content])]) {
        const orientation = orientationOf(bytes)
        expect(orientation >= 1 && orientation <= 8).toBe(true)
      }
    }),
  )
})

test('case C11: only a PNG, and a WebP that says it has EXIF data, are read beyond their first bytes', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({}))
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  const mostRead = async (beginning: string) => {
    read.mockClear()
    await uprightBitmap(new Blob([Uint8Array.from([...text(beginning), ...Array(9000).fill(0)])]))
    return Math.max(...(read.mock.contexts as Blob[]).map(({ size }) => size))
  }
  expect(await mostRead('\xff\xd8\xff\xe1')).toBeLessThan(100)
  expect(await mostRead('\0\0\0\x18ftypheic')).toBeLessThan(100)
  expect(await mostRead('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10')).toBeLessThan(100)
  expect(await mostRead('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x08')).toBeGreaterThan(9000)
  expect(await mostRead('\x89PNG\r\n')).toBeGreaterThan(9000)
  vi.unstubAllGlobals()
  read.mockRestore()
})
