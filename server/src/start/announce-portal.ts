import type { Config } from '../config.ts'
import { loadDemoMode } from '../demo-mode.ts'
import { StartError } from '../start-error.ts'

/**
 * Whether a server responds at the URL without a server error. Callers pass the local port, since a proxy may start
 * later.
 */
async function isResponding(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await response?.body?.cancel()
  return response !== null && response.status < 500
}

/**
 * Prints URLs and sign-in data of a demo, once they respond.
 * @param hasPages whether customers get this checkout's shell
 * @throws StartError if they do not respond
 */
export async function announcePortal(config: Config, hasPages: boolean): Promise<void> {
  const { port, assetsPort, portalUrl } = config
  const own = `http://localhost:${port}`
  const ready = await Promise.all([
    isResponding(`${own}/healthz`),
    !hasPages || isResponding(`${own}/login`),
    isResponding(`http://localhost:${assetsPort}/`),
  ])
  if (ready.includes(false)) throw new StartError('The portal started, but does not answer on its own ports.')
  const getPortalUrl = (tenant: string) => portalUrl.replace('{tenant}', tenant)
  console.log(`\nThe portal answers at ${own}, and each tenant's at ${getPortalUrl('<tenant>')}.`)
  const demo = await loadDemoMode(config)
  if (!demo) return
  console.log(`${demo.formatSignInHelp(getPortalUrl, config.staff?.url ?? '')}
Ctrl-C stops everything; the data stays.
`)
}
