import { startTelemetry } from '../telemetry/start-telemetry.ts'
import { exitWithError } from './exit-with-error.ts'

/** Main program of `npm start`. Telemetry must start before other modules load. */
startTelemetry()
  .then(() => import('./build-and-serve.ts'))
  .then(({ buildAndServe }) => buildAndServe())
  .catch(exitWithError)
