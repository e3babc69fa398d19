import type { FastifyRequest } from 'fastify'

/** Bearer token of a request; empty without one. */
export const getBearerToken = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
