import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the key under which a visitor's requests are counted: the IPv4 address, or the IPv6 network of the
 * connection. Requests without an IP address, because the caller disconnected before they were handled, are counted
 * together.
 */
export const getVisitorKey = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string =>
  normalizeIP(ip ?? 'gone')
