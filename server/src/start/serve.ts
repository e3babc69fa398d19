import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { exitWithError } from './exit-with-error.ts'

/** Main program of a container. Telemetry must start before other modules load. */
startTelemetry()
  .then(() => import('./serve-existing-builds.ts'))
  .then(({ serveExistingBuilds: serveBuilt }) => serveBuilt())
  .catch(exitWithError)
