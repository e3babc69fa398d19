import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Key for counting a visitor's requests: the IPv4 address, or the IPv6 network of a connection. Requests without an
 * address, aborted before they were handled, are counted together.
 */
export const visitorOf = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  normalizeIP(ip ?? 'gone')
