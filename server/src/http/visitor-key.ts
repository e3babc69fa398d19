import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Rate limits count requests per IPv4 address or per IPv6 network. Requests whose caller has disconnected have no
 * address and are counted together.
 */
export const getVisitorKey = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  normalizeIP(ip ?? 'gone')
