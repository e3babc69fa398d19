import { startTelemetry } from '../telemetry/start.ts'
import { exitWithError } from './end-with.ts'

/** Entry of an image: serves existing builds. Telemetry must start before other modules. */
startTelemetry()
  .then(() => import('./serve-built.ts'))
  .then(({ serveBuilt }) => serveBuilt())
  .catch(exitWithError)
