import { startTelemetry } from '../telemetry/start.ts'
import { endWith } from './end-with.ts'

/** The entry of an image: serves what is built already. What is measured has to be there before anything that is. */
startTelemetry()
  .then(() => import('./serve-built.ts'))
  .then(({ serveBuilt }) => serveBuilt())
  .catch(endWith)
