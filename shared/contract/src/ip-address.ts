import * as v from '@portal/contract/schema'
import { get } from './call.ts'

/** The address that the request came from; context for error reports (API-04). */
export const getIpAddress = get('/ip_address/', {
  base: 'proxy',
  access: 'public',
  answer: v.object({ ip_address: v.string() }),
  summary: 'The address that the request came from (API-04).',
})
