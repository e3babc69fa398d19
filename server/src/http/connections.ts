import type { Config } from '../config.ts'

/**
 * How a server treats its connections. While it stops it answers what still comes on those that are open: a refusal would
 * reach customers whose balancer does not know yet.
 */
export const connections = ({ keepAliveSeconds }: Pick<Config, 'keepAliveSeconds'>) => ({
  forceCloseConnections: 'idle' as const,
  keepAliveTimeout: keepAliveSeconds * 1000,
  return503OnClosing: false,
})
