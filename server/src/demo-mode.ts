import type { Config } from './config.ts'

/** Loads the parts of the server that a demo adds or replaces; null without demo mode. No other module loads that code. */
export const loadDemoMode = async ({ demo }: Pick<Config, 'demo'>) =>
  demo ? (await import('./demo/demo-mode-implementation.ts')).demoMode : null
