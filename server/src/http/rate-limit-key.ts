import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the key by which rate limits count requests: the IPv4 address, or the IPv6 network. Requests whose caller has
 * disconnected have no address and are counted together.
 */
export const getRateLimitKey = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  normalizeIP(ip ?? 'gone')
