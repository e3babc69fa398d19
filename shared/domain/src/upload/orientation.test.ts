import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { orientationOf } from './orientation.ts'

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

/** A browser that rotates some formats itself, with 30 × 40 pixel pictures; records what it is asked to draw. */
async function browserThatRotates(turns: (content: Uint8Array) => boolean) {
  vi.resetModules()
  const transformed: DOMMatrix2DInit[] = []
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const content = new Uint8Array(await file.arrayBuffer())
    const isProbe = content.length < 120
    const [width, height] = isProbe ? [1, 2] : [30, 40]
    const size = turns(content) ? { width: height, height: width } : { width, height }
    return { ...size, close: () => {} }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        setTransform: (matrix: DOMMatrix2DInit) => transformed.push(matrix),
        drawImage: () => {},
      })
      transferToImageBitmap = () => this
      convertToBlob = async () => new Blob(['turned'])
      width = 0
      height = 0
      constructor(width: number, height: number) {
        Object.assign(this, { width, height })
      }
    },
  )
  return { transformed, ...(await import('./orientation.ts')) }
}
afterEach(() => vi.unstubAllGlobals())

const largeWebp = (orientation: number) => {
  const flags = [
    ...text('RIFF'),
    0,
    0,
    0,
    0,
    ...text('WEBPVP8X'),
    ...number(10, 4, true),
    8,
    ...Array(9).fill(0),
  ]
  const data = exif(orientation, true)
  return new Blob([
    Uint8Array.from([
      ...flags,
      ...text('EXIF'),
      ...number(data.length, 4, true),
      ...data,
      ...Array(99).fill(0),
    ]),
  ])
}
const largePng = (orientation: number) =>
  new Blob([png(exif(orientation, false)), Uint8Array.from(Array(99).fill(0))])

test('case C11: a picture taken sideways is rotated if the browser does not do so, and never twice', async () => {
  const isPng = ([first]: Uint8Array) => first === 0x89
  const { uprightBitmap, uprightPicture, transformed } = await browserThatRotates(isPng)
  expect(await uprightBitmap(largeWebp(6))).toMatchObject({ width: 40, height: 30 })
  expect(await (await uprightPicture(largeWebp(8))).text()).toBe('turned')
  expect(transformed).toHaveLength(2)
  expect(await uprightBitmap(largePng(6))).toMatchObject({ width: 40, height: 30 })
  const file = largePng(6)
  expect(await uprightPicture(file)).toBe(file)
  const upright = largeWebp(1)
  expect(await uprightPicture(upright)).toBe(upright)
  expect(transformed).toHaveLength(2)
})

test('case C11: of a picture in another format, or without EXIF data, only the first bytes are read', async () => {
  const { uprightPicture } = await browserThatRotates(() => false)
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  for (const signature of ['\xff\xd8\xff\xe1', '\0\0\0\x18ftypheic', 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10'])
    await uprightPicture(new Blob([Uint8Array.from([...text(signature), ...Array(9000).fill(0)])]))
  expect(Math.max(...(read.mock.contexts as Blob[]).map(({ size }) => size))).toBeLessThan(100)
  read.mockRestore()
})
