import path from 'node:path'

/** Port of the portal in this run; another for each run that goes on beside others. */
export const port = Number(process.env.PORTAL_E2E_PORT ?? 4410)

/** Port from which remotes' files come. */
export const assetsPort = port + 1

/** Port at which staff are let in: the firm's commands, and releases. */
export const adminPort = port + 9

/** Port of the demo's provider of identities. */
export const identityPort = port + 19

/** First of the twenty ports of a portal that a test starts for itself; each worker of the test run has others. */
export const ownPort = port + 20 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Address at which staff are let in. */
export const adminOrigin = `http://localhost:${adminPort}`

/** Address of the APIs, by a name that every resolver knows; also the portal without a firm of its own. */
export const apiOrigin = `http://localhost:${port}`

/** Address of a firm's portal. */
export const portalOf = (tenant: string) => `http://${tenant}.localhost:${port}`

/** The run's own data. */
export const dataDir = path.resolve(import.meta.dirname, `test-report/data-${port}`)

/** The password of every demo customer. */
export const password = 'portaal-demo'
