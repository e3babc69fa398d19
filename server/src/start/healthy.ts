import { readConfig } from '../config.ts'

/** Ends with 0 when the server of the settings answers that it can serve customers: what an image asks of itself. */
const { port } = readConfig(process.env)
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2500) }).catch(
  () => null,
)
process.exit(answer?.status === 200 ? 0 : 1)
