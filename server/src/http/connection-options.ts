import type { Config } from '../config.ts'

/**
 * Connection options of a server. A stopping server still responds on open connections: otherwise errors would reach
 * customers whose load balancer has not noticed the stop yet.
 */
export const createConnectionOptions = ({ keepAliveSeconds }: Pick<Config, 'keepAliveSeconds'>) => ({
  forceCloseConnections: 'idle' as const,
  keepAliveTimeout: keepAliveSeconds * 1000,
  return503OnClosing: false,
})
