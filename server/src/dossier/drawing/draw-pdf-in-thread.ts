import { Piscina } from 'piscina'
import type { RenderInput } from './dossier-worker.ts'

const maxHeapMegabytes = 512

/** Nice value of the rendering thread: a lower priority than requests, since nobody waits for a dossier. */
const threadPriority = 19

/** Renders a PDF in a thread that ends afterwards, which releases its memory. */
export async function drawPdfInThread(input: RenderInput): Promise<void> {
  const thread = new Piscina({
    filename: new URL('./dossier-worker.ts', import.meta.url).href,
    maxThreads: 1,
    niceIncrement: threadPriority,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    execArgv: [],
  })
  try {
    await thread.run(input)
  } finally {
    await thread.destroy()
  }
}
