import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'

export const getIpAddress = defineGet('/ip_address/', {
  base: 'proxy',
  access: 'public',
  response: v.object({ ip_address: v.string() }),
  summary: 'The IP address of the request (API-04).',
})
