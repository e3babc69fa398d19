import { dayAt } from '@portal/contract/clock'
import { Piscina } from 'piscina'
import type { Context } from '../context.ts'
import type { RenderInput } from './drawing/program.ts'
import { readFile } from './file.ts'
import type { DossierRequest, Owner } from './owner.ts'

/** Maximum heap size of a render thread, in megabytes. */
const heap = 512

/** Scheduling priority of the thread, below requests: a message reports a finished dossier, so nobody waits for it. */
const lowest = 19

/**
 * Renders a file to a local path, in a thread that ends afterwards, so that rendering delays no other requests and its
 * memory is released.
 */
export async function drawPdf(given: RenderInput): Promise<void> {
  const thread = new Piscina({
    filename: new URL('./drawing/program.ts', import.meta.url).href,
    maxThreads: 1,
    niceIncrement: lowest,
    resourceLimits: { maxOldGenerationSizeMb: heap },
    execArgv: [],
  })
  try {
    await thread.run(given)
  } finally {
    await thread.destroy()
  }
}

/** Writes the customer's file as a printable PDF: what the portal shows, with the tenant's branding. */
export async function writePdf(
  context: Context,
  { customerId, tenant: { tenant } }: Owner,
  { language }: DossierRequest,
  path: string,
): Promise<void> {
  const file = await readFile(context, customerId)
  await drawPdf({ file, tenant, language, today: dayAt(context.clock()), path })
}
