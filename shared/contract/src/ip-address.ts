import * as v from '@portal/contract/schema'
import { get } from './call.ts'

/** IP address of the request; context for error reports (API-04). */
export const getIpAddress = get('/ip_address/', {
  base: 'proxy',
  access: 'public',
  answer: v.object({ ip_address: v.string() }),
  summary: 'The address that the request came from (API-04).',
})
