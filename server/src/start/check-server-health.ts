import { readConfig } from '../config.ts'

/** Health check of the container image: the program exits with 0 if the server is healthy. */
const { port } = readConfig(process.env)
const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2500) }).catch(
  () => null,
)
process.exit(response?.status === 200 ? 0 : 1)
