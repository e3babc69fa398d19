import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'

const imageSizePattern = '(?:\\d\\d|[1-5]\\d\\d|6[0-3]\\d|640)'

/** `size` is width and height in pixels, such as 640x640. `fov` is the horizontal angle of view in degrees. */
export const getStreetView = defineGet('/streetview', {
  base: 'proxy',
  access: 'public',
  query: {
    location: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    size: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^${imageSizePattern}x${imageSizePattern}$`),
          'must be like 600x300, at most 640x640',
        ),
      ),
      '600x300',
    ),
    fov: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be an angle')), '90'),
  },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A picture of a street (API-07).',
})
