import { crc32, deflateSync } from 'node:zlib'

const createPngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** Creates a palette PNG with one byte per pixel: red on the left, blue on the right. */
function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const row = Buffer.alloc(width + 1)
  row.fill(1, 1 + Math.floor(width / 2))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createPngChunk('IHDR', header),
    createPngChunk('PLTE', Buffer.from([230, 30, 30, 30, 30, 230])),
    createPngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Changes the header of a picture so that it declares another size. */
function setDeclaredSize(picture: Buffer, side: number): Buffer {
  const header = Buffer.from(picture.subarray(16, 29))
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([picture.subarray(0, 8), createPngChunk('IHDR', header), picture.subarray(33)])
}

/** Creates a GIF with two empty frames of 80 by 80 pixels. */
function createGif(): Buffer {
  const screen = Buffer.from('GIF89a\x50\0\x50\0\x80\0\0\xff\0\0\0\0\xff', 'latin1')
  const control = Buffer.from('\x21\xf9\x04\x00\x0a\0\0\0', 'latin1')
  const frame = Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([screen, control, frame, control, frame, Buffer.from(';')])
}

const createFilePayload = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Files that a customer may choose as avatar. */
export const avatarFiles = {
  /** A picture twice as wide as high. */
  halves: createFilePayload('ik.png', 'image/png', createPng(1200, 600)),
  tiny: createFilePayload('klein.png', 'image/png', createPng(20, 20)),
  huge: createFilePayload('groot.png', 'image/png', setDeclaredSize(createPng(400, 400), 60_000)),
  broken: createFilePayload('stuk.png', 'image/png', createPng(400, 400).subarray(0, 60)),
  moving: createFilePayload('beweegt.gif', 'image/gif', createGif()),
  heic: createFilePayload(
    'IMG_1.HEIC',
    'image/heic',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  ),
  text: createFilePayload('brief.jpg', 'image/jpeg', Buffer.from('Beste Sanne,')),
}
