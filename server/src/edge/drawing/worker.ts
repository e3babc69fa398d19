import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingRequest, EdgeBundle } from '@portal/contract/drawing'

/** Draws one screen with a remote's edge bundle, and ends. */
const { file, request } = workerData as { file: string; request: DrawingRequest }
const bundle: EdgeBundle = createRequire(import.meta.url)(file)
parentPort?.postMessage(await bundle.draw(request))
