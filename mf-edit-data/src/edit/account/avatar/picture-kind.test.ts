import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectPictureKind } from './picture-kind.ts'

const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const detectKindOfText = (text: string) => detectPictureKind(toBytes(text))

test.each([
  ['\xff\xd8\xff\xe0..JFIF', 'jpeg', false],
  ['\x89PNG\r\n\x1a\n....IHDR....IDAT..acTL', 'png', false],
  ['\x89PNG\r\n\x1a\n....IHDR....acTL....IDAT', 'png', true],
  ['GIF89a......\x21\xf9\x04....\0,', 'gif', false],
  ['GIF89a......\x21\xf9\x04....\0,......\x21\xf9\x04....\0,', 'gif', true],
  ['RIFF....WEBPVP8X....\x10...', 'webp', false],
  ['RIFF....WEBPVP8X....\x12...', 'webp', true],
  ['\0\0\0\x18ftypheic....', 'heic', false],
  ['\0\0\0\x18ftypmif1....heicmiaf', 'heic', false],
  ['\0\0\0\x18ftypmif1....avifmiaf', 'avif', false],
  ['\0\0\0\x18ftypavif....', 'avif', false],
])('%j is a picture of format %s, animated: %s', (text, format, isAnimated) => {
  expect(detectKindOfText(text)).toMatchObject({ format, isAnimated })
})

test.each(['', '%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg">', 'PK\x03\x04', '\0\0\0\x18ftypmp42'])(
  '%j is not a supported picture, whatever its file name',
  (text) => expect(detectKindOfText(text)).toBeNull(),
)

test('the number of pixels is read from the header before the picture is decoded', () => {
  expect(detectKindOfText('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x32\xc8\0\0\x01\0')?.pixels).toBe(13_000 * 256)
  expect(detectKindOfText('GIF89a\x50\x01\x02\0')?.pixels).toBe(336 * 2)
  expect(detectKindOfText('\xff\xd8\xff\xe0')?.pixels).toBeNull()
})

test('any bytes give a result', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (content) => void detectPictureKind(content)))
})
