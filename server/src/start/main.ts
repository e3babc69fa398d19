import { startTelemetry } from '../telemetry/start.ts'
import { exitWithError } from './end-with.ts'

/** `npm start`: builds what has changed, and serves it. Telemetry must start before other modules. */
startTelemetry()
  .then(() => import('./build-and-serve.ts'))
  .then(({ buildAndServe }) => buildAndServe())
  .catch(exitWithError)
