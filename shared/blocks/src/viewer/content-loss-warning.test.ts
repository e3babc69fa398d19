import { expect, test } from 'vitest'
import { isContentLoss } from './pdf-worker.ts'

test.each([
  'Unable to decode image "img_p0_1": "JpxError: OpenJPEG failed to initialize".',
  'getOperatorList - ignoring XObject: "FormatError: XObject should be a stream".',
  'getContentStream - ignoring sub-stream (4R): "Error".',
  'Invalid stream: "FormatError: Unknown compression method in flate stream: 7, 7"',
  'Empty "DCTDecode" stream.',
  'loadFont - translateFont failed: "Error: Ensure that the `cMapUrl` API parameter is provided.".',
  'Found EOI marker (0xFFD9) while parsing scan data -- ignoring the rest of the image data.',
])('case C01: when pdf.js warns %j, the page counts as incomplete', (warning) => {
  expect(isContentLoss(`Warning: ${warning}`)).toBe(true)
})

test.each([
  'Empty "FlateDecode" stream.',
  'TT: undefined function: 21',
  'JpegImage.parse - reached the end of the image data without finding an EOI marker (0xFFD9).',
  'Font "F1" is not available -- attempting to fallback to a default font.',
])('when pdf.js warns %j, the page counts as complete', (warning) => {
  expect(isContentLoss(`Warning: ${warning}`)).toBe(false)
})
