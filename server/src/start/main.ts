import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { exitWithError } from './exit-with-error.ts'

/** Main program of the server. Telemetry must start before other modules load. */
startTelemetry()
  .then(() => import('./start-server.ts'))
  .then(({ startServer }) => startServer(process.argv))
  .catch(exitWithError)
