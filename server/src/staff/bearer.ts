import type { FastifyRequest } from 'fastify'

/** The token that a request of staff shows; empty where it shows none. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
