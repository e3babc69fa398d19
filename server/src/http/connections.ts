import type { Config } from '../config.ts'

/**
 * Connection options. A stopping server still responds on open connections: a rejection would reach customers whose
 * load balancer does not know yet.
 */
export const connections = ({ keepAliveSeconds }: Pick<Config, 'keepAliveSeconds'>) => ({
  forceCloseConnections: 'idle' as const,
  keepAliveTimeout: keepAliveSeconds * 1000,
  return503OnClosing: false,
})
