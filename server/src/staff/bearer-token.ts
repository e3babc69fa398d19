import type { FastifyRequest } from 'fastify'

export const getBearerToken = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
