import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Drawing, DrawingRequest } from '@portal/contract/drawing'

/** How long a remote's code may take to draw a screen, in milliseconds. */
const drawTimeoutMs = 10_000

/** An edge bundle: its file and what it must be. */
export interface BundleFile {
  file: string
  /** Subresource integrity, by the remote's descriptor. */
  integrity: string
}

/**
 * Draws a screen in a thread of its own, so that a remote which fails, hangs or eats memory harms no page.
 * @throws when the bundle is not what its descriptor says, fails, or takes too long
 */
export async function draw(
  { file, integrity }: BundleFile,
  request: DrawingRequest,
  wait = drawTimeoutMs,
): Promise<Drawing> {
  const found = `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
  if (found !== integrity) throw new Error(`${file} is not what was published`)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { file, request },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    execArgv: [],
  })
  const late = AbortSignal.timeout(wait)
  try {
    return await new Promise<Drawing>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error(`${file} drew nothing`)))
      late.addEventListener('abort', () => reject(new Error(`${file} took too long to draw`)))
    })
  } finally {
    await worker.terminate()
  }
}
