import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'

const ownMachine = /^(.*\.)?localhost$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/

/**
 * Sees to it that a server for real firms has all that a demo does without.
 * @throws StartError that lists everything that is missing
 */
export function checkRequired(config: Config): void {
  if (config.demo) return
  const { hostname } = new URL(config.portalUrl.replace('{tenant}', 'tenant'))
  const missing = [
    !config.databaseUrl && 'DATABASE_URL',
    !config.smtpUrl && 'SMTP_URL',
    !config.sessionSecret && 'SESSION_SECRET',
    !config.registryKey && 'REGISTRY_KEY',
    ownMachine.test(hostname) && 'PORTAL_DOMAIN or PORTAL_URL (a public address)',
  ].filter(Boolean)
  if (missing.length > 0)
    throw new StartError(`Set ${missing.join(', ')} to serve real firms, or DEMO=true for a demo.`)
}
