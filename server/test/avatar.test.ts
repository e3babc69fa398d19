import { crc32, deflateSync } from 'node:zlib'
import { saveAvatar } from '@portal/contract/avatar'
import { getCustomer } from '@portal/contract/customer'
import fc from 'fast-check'
import { decode, encode } from 'fast-png'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoPicture } from '../src/demo/demo-picture.ts'
import { sanitizeSquarePng } from '../src/files/plain-png.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('emma')
})
afterAll(() => server.close())

const validPicture = Buffer.from(readDemoPicture('initials-aw'), 'base64')
function encodePngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
const pngEndChunk = encodePngChunk('IEND', Buffer.alloc(0))
const pngHeader = validPicture.subarray(0, 33)
const sendAvatar = (avatar: Buffer | string) =>
  sendCall(server, saveAvatar, {
    token,
    body: { avatar: typeof avatar === 'string' ? avatar : avatar.toString('base64') },
  })
const readAvatar = async () =>
  (await server.request(getCustomer, token, { query: { include: 'avatar' } })).data.avatar

test('a picture of 350 by 350 pixels is stored without location, date, further frames or trailing data @API-49', async () => {
  const extraBytes = Buffer.concat([
    pngHeader,
    encodePngChunk('tEXt', Buffer.from('GPS\u000051.5,4.7')),
    encodePngChunk('acTL', Buffer.alloc(8)),
    validPicture.subarray(33),
    Buffer.from('<script>alert(1)</script>'),
  ])
  expect((await sendAvatar(extraBytes)).statusCode).toBe(200)
  expect(await readAvatar()).toBe(validPicture.toString('base64'))
})

/** Creates a picture of two halves with different pixels. */
function createTwoHalvesPng(kind: number, left: number[], right: number[], ...chunksBefore: Buffer[]) {
  const row = [0, ...Array.from({ length: 350 }, (_, x) => (x < 175 ? left : right)).flat()]
  const rows = Buffer.from(Array.from({ length: 350 }, () => row).flat())
  const size = Buffer.alloc(13)
  size.writeUInt32BE(350, 0)
  size.writeUInt32BE(350, 4)
  size.set([8, kind, 0, 0, 0], 8)
  const chunks = [
    encodePngChunk('IHDR', size),
    ...chunksBefore,
    encodePngChunk('IDAT', deflateSync(rows)),
    pngEndChunk,
  ]
  return Buffer.concat([validPicture.subarray(0, 8), ...chunks])
}

const red = [200, 10, 20]
const blue = [0, 30, 255]

test.each([
  ['three colours', createTwoHalvesPng(2, red, blue), [...red, 255], [...blue, 255]],
  ['with alpha', createTwoHalvesPng(6, [...red, 255], [...blue, 0]), [...red, 255], [0, 0, 0, 0]],
  ['greyscale', createTwoHalvesPng(0, [40], [250]), [40, 40, 40, 255], [250, 250, 250, 255]],
  [
    'a palette',
    createTwoHalvesPng(3, [0], [1], encodePngChunk('PLTE', Buffer.from([...red, ...blue]))),
    [...red, 255],
    [...blue, 255],
  ],
])(
  '@API-17 the small picture has a fifth of the width of the whole one: %s',
  async (_, picture, left, right) => {
    expect((await sendAvatar(picture)).statusCode).toBe(200)
    const query = { include: 'avatar_thumb' }
    const { data } = await server.request(getCustomer, token, { query })
    const thumbnail = decode(Buffer.from(data.avatar_thumb ?? '', 'base64'))
    expect([thumbnail.width, thumbnail.height]).toEqual([70, 70])
    const getPixelAt = (x: number, y: number) => [
      ...thumbnail.data.slice((y * 70 + x) * 4, (y * 70 + x) * 4 + 4),
    ]
    expect([getPixelAt(0, 0), getPixelAt(34, 69), getPixelAt(35, 0), getPixelAt(69, 69)]).toEqual([
      left,
      left,
      right,
      right,
    ])
    expect(data.avatar).toBeNull()
  },
)

test('anything else is rejected, and the current picture stays', { tags: 'full' }, async () => {
  await sendAvatar(validPicture)
  const rows = 350 * (350 * 4 + 1)
  const brokenPicture = Buffer.from(validPicture)
  brokenPicture.writeUInt8(brokenPicture.readUInt8(60) ^ 255, 60)
  const hostilePictures: Record<string, Buffer | string> = {
    'only the header of a picture': Buffer.concat([pngHeader, pngEndChunk]),
    'a picture that was cut': validPicture.subarray(0, validPicture.length - 20),
    'a byte that fell over': brokenPicture,
    'another size': Buffer.from(encode({ width: 1, height: 1, data: new Uint8Array(4), channels: 4 })),
    'too few pixels': Buffer.concat([
      pngHeader,
      encodePngChunk('IDAT', deflateSync(Buffer.alloc(rows - 1))),
      pngEndChunk,
    ]),
    'a gigabyte of pixels': Buffer.concat([
      pngHeader,
      encodePngChunk('IDAT', deflateSync(Buffer.alloc(64 * rows))),
      pngEndChunk,
    ]),
    'rows of no known kind': Buffer.concat([
      pngHeader,
      encodePngChunk('IDAT', deflateSync(Buffer.alloc(rows, 9))),
      pngEndChunk,
    ]),
    'no picture': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'no base64': '%%%',
    nothing: '',
  }
  for (const [description, avatar] of Object.entries(hostilePictures))
    expect(`${description}: ${(await sendAvatar(avatar)).statusCode}`).toBe(`${description}: 422`)
  expect(await readAvatar()).toBe(validPicture.toString('base64'))
})

test('a picture with changed bytes is rejected, unless its content is unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(validPicture.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(validPicture.length),
      (changes, length) => {
        const file = Buffer.from(validPicture)
        for (const [byteIndex, byte] of changes) file[byteIndex] = byte
        for (const pictureBytes of [file, file.subarray(0, length)]) {
          const storedPicture = sanitizeSquarePng(pictureBytes, 350)
          if (storedPicture) expect(storedPicture.equals(validPicture)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a wrong content type or a body that is too large changes nothing', async () => {
  await sendAvatar(validPicture)
  const largeResponse = await sendAvatar('A'.repeat(2_900_000))
  expect([413, 422]).toContain(largeResponse.statusCode)
  const file = new File([new Uint8Array(validPicture)], 'me.png', { type: 'image/png' })
  expect((await sendCall(server, saveAvatar, { token, body: { avatar: file } })).statusCode).toBe(422)
  expect(await readAvatar()).toBe(validPicture.toString('base64'))
})
