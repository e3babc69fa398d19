import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { readOrientation } from './picture-orientation.ts'

const convertNumberToBytes = (value: number, size: number, isLittle: boolean) => {
  const bytes = Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 255)
  return isLittle ? bytes : bytes.reverse()
}
const convertTextToBytes = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0))

/** Creates EXIF data with a camera name before the orientation. */
const createExif = (orientation: number, isLittle: boolean) => [
  ...convertTextToBytes(isLittle ? 'II' : 'MM'),
  ...convertNumberToBytes(42, 2, isLittle),
  ...convertNumberToBytes(8, 4, isLittle),
  ...convertNumberToBytes(2, 2, isLittle),
  ...[0x010f, 2, 0, 0].flatMap((value, index) => convertNumberToBytes(value, index < 2 ? 2 : 4, isLittle)),
  ...[0x0112, 3].flatMap((value) => convertNumberToBytes(value, 2, isLittle)),
  ...convertNumberToBytes(1, 4, isLittle),
  ...convertNumberToBytes(orientation, 2, isLittle),
  0,
  0,
]
const createWebp = (data: number[]) =>
  Uint8Array.from([
    ...convertTextToBytes('RIFF'),
    ...convertNumberToBytes(30 + data.length, 4, true),
    ...convertTextToBytes('WEBPVP8 '),
    ...convertNumberToBytes(3, 4, true),
    ...[1, 2, 3, 0],
    ...convertTextToBytes('EXIF'),
    ...convertNumberToBytes(data.length, 4, true),
    ...data,
  ])
const createPng = (data: number[]) =>
  Uint8Array.from([
    ...convertTextToBytes('\x89PNG\r\n\x1a\n'),
    ...convertNumberToBytes(data.length, 4, false),
    ...convertTextToBytes('eXIf'),
    ...data,
    ...[0, 0, 0, 0],
  ])

test('case C11: a WebP or PNG has its EXIF orientation', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const isLittle of [true, false]) {
      const data = createExif(orientation, isLittle)
      expect(readOrientation(createWebp(data))).toBe(orientation)
      expect(readOrientation(createWebp([...convertTextToBytes('Exif\0\0'), ...data]))).toBe(orientation)
      expect(readOrientation(createPng(data))).toBe(orientation)
    }
})

test('a picture without valid orientation is upright', () => {
  expect(readOrientation(createWebp(createExif(9, true)))).toBe(1)
  expect(readOrientation(Uint8Array.from(convertTextToBytes('\xff\xd8\xff\xe1')))).toBe(1)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (content) => {
      for (const bytes of [content, createWebp([...content]), createPng([...content])]) {
        const orientation = readOrientation(bytes)
        expect(orientation >= 1 && orientation <= 8).toBe(true)
      }
    }),
  )
})

/**
 * Mocks a browser that rotates some formats itself. Each picture is 30 × 40 pixels. Returns the drawing calls that it
 * records.
 */
async function mockRotatingBrowser(turns: (content: Uint8Array) => boolean) {
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
  return { transformed, ...(await import('./picture-orientation.ts')) }
}
afterEach(() => vi.unstubAllGlobals())

const createLargeWebp = (orientation: number) => {
  const flags = [
    ...convertTextToBytes('RIFF'),
    0,
    0,
    0,
    0,
    ...convertTextToBytes('WEBPVP8X'),
    ...convertNumberToBytes(10, 4, true),
    8,
    ...Array(9).fill(0),
  ]
  const data = createExif(orientation, true)
  return new Blob([
    Uint8Array.from([
      ...flags,
      ...convertTextToBytes('EXIF'),
      ...convertNumberToBytes(data.length, 4, true),
      ...data,
      ...Array(99).fill(0),
    ]),
  ])
}
const createLargePng = (orientation: number) =>
  new Blob([createPng(createExif(orientation, false)), Uint8Array.from(Array(99).fill(0))])

test('case C11: a picture taken sideways is rotated once, by the browser or by the portal', async () => {
  const isPng = ([first]: Uint8Array) => first === 0x89
  const {
    decodeUprightBitmap: uprightBitmap,
    createUprightPicture: uprightPicture,
    transformed,
  } = await mockRotatingBrowser(isPng)
  expect(await uprightBitmap(createLargeWebp(6))).toMatchObject({ width: 40, height: 30 })
  expect(await (await uprightPicture(createLargeWebp(8))).text()).toBe('turned')
  expect(transformed).toHaveLength(2)
  expect(await uprightBitmap(createLargePng(6))).toMatchObject({ width: 40, height: 30 })
  const file = createLargePng(6)
  expect(await uprightPicture(file)).toBe(file)
  const upright = createLargeWebp(1)
  expect(await uprightPicture(upright)).toBe(upright)
  expect(transformed).toHaveLength(2)
})

test('case C11: of another format, or without EXIF data, only the first bytes are read', async () => {
  const { createUprightPicture: uprightPicture } = await mockRotatingBrowser(() => false)
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  for (const signature of ['\xff\xd8\xff\xe1', '\0\0\0\x18ftypheic', 'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10'])
    await uprightPicture(
      new Blob([Uint8Array.from([...convertTextToBytes(signature), ...Array(9000).fill(0)])]),
    )
  expect(Math.max(...(read.mock.contexts as Blob[]).map(({ size }) => size))).toBeLessThan(100)
  read.mockRestore()
})
