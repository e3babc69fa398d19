import path from 'node:path'

/** Port of this run's portal; parallel runs use different ones. */
export const port = Number(process.env.PORTAL_E2E_PORT ?? 4410)

/** Port of the remotes' files. */
export const assetsPort = port + 1

/** Port for staff: tenant commands and releases. */
export const adminPort = port + 9

/** Port of the demo's identity provider. */
export const identityPort = port + 19

/** First of twenty ports for portals that tests start; different for each worker. */
export const ownPort = port + 20 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Origin for staff. */
export const adminOrigin = `http://localhost:${adminPort}`

/** Origin of the APIs with a name that every resolver knows; also the portal without a tenant. */
export const apiOrigin = `http://localhost:${port}`

/** Origin of a tenant's portal. */
export const portalOf = (tenant: string) => `http://${tenant}.localhost:${port}`

/** Data of the portal on a port. */
export const dataDirOf = (port: number) => path.resolve(import.meta.dirname, `test-report/data-${port}`)

/** The run's own data. */
export const dataDir = dataDirOf(port)

/** The password of every demo customer. */
export const password = 'portaal-demo'
