import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createServer } from '../http/server.ts'

/**
 * A server of its own for what staff do: the firm's commands and releases. It listens on this machine alone unless it is
 * told otherwise, so that none of it stands on the address that customers have. It does not listen yet.
 */
export const createStaffServer = (
  config: Pick<Config, 'bodySeconds' | 'trustProxy' | 'limits' | 'staff'>,
  log: Logger,
): Promise<FastifyInstance> => createServer({ config, log, address: config.staff?.url ?? '' })
