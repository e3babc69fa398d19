import { startTelemetry } from '../telemetry/start.ts'
import { endWith } from './end-with.ts'

/** `npm start`: builds what has changed, and serves it. What is measured has to be there before anything that is. */
startTelemetry()
  .then(() => import('./build-and-serve.ts'))
  .then(({ buildAndServe }) => buildAndServe())
  .catch(endWith)
