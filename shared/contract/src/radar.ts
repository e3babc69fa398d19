import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoDate, oneOf } from './wire.ts'

/**
 * What is ahead of a file that a page cannot work out from the file itself: norms that change the answer to whether the
 * household can go on living where it does.
 */
export const RadarItem = v.object({
  kind: oneOf('norms'),
  /** First day of the edition. */
  date: IsoDate,
  /** The mortgage. */
  of: Id,
  /** Whether the answers of scenarios get better or worse by it; worse where some do. */
  turns: oneOf('better', 'worse'),
})
export type RadarItem = v.InferOutput<typeof RadarItem>

/** Reads what the last night found ahead; nothing before the first night. */
export const getRadar = get('/customer/mortgage/radar', {
  feature: 'mortgages',
  key: 'RADAR',
  answer: data(v.array(RadarItem)),
  summary: 'What is ahead that follows from more than the file: norms that turn an answer.',
})
