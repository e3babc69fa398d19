import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Names the visitor whose requests are counted: an address, of IPv6 the network that one connection has. Of a request that was
 * given up before it was looked at there is none; those are counted together, since nobody waits for their answers.
 */
export const visitorOf = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  normalizeIP(ip ?? 'gone')
