import path from 'node:path'

/** Port of the portal of this run; parallel runs use different ports. */
export const portalPort = Number(process.env.PORTAL_E2E_PORT ?? 4410)

/** Port that serves the files of the remotes. */
export const assetsPort = portalPort + 1

/** Port of the admin server: staff screens, tenant commands and releases. */
export const adminPort = portalPort + 9

/** Port of the demo's identity provider. */
export const identityPort = portalPort + 19

/** First of twenty ports for portals that tests start; different for each worker. */
export const firstIsolatedPortalPort = portalPort + 20 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Origin for staff. */
export const adminOrigin = `http://localhost:${adminPort}`

/** Origin of the APIs, with a host name that every resolver knows; also serves the portal without a tenant. */
export const apiOrigin = `http://localhost:${portalPort}`

export const getPortalOrigin = (tenant: string) => `http://${tenant}.localhost:${portalPort}`

export const getDataDir = (port: number) => path.resolve(import.meta.dirname, `test-report/data-${port}`)

/** Data folder of the portal that this run shares. */
export const sharedDataDir = getDataDir(portalPort)

export const demoPassword = 'portaal-demo'
