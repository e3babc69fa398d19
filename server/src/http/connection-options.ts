import type { Config } from '../config.ts'

/** A stopping server still responds on open connections, because load balancers notice the stop with a delay. */
export const createConnectionOptions = ({ keepAliveSeconds }: Pick<Config, 'keepAliveSeconds'>) => ({
  forceCloseConnections: 'idle' as const,
  keepAliveTimeout: keepAliveSeconds * 1000,
  return503OnClosing: false,
})
