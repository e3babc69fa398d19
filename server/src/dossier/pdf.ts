import { dayAt } from '@portal/contract/clock'
import { Piscina } from 'piscina'
import type { Context } from '../context.ts'
import type { ToDraw } from './drawing/program.ts'
import { readFile } from './file.ts'
import type { DossierRequest, Owner } from './owner.ts'

/** Most megabytes of heap that a drawing may take. */
const heap = 512

/** Scheduling priority of the thread, below requests: a message reports a finished dossier, so nobody waits for it. */
const lowest = 19

/**
 * Draws a file to a path of this machine, in a thread that ends with it, so that who waits for a screen does not wait for the
 * drawing, and what it took is given back.
 */
export async function drawPdf(given: ToDraw): Promise<void> {
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

/** Writes the file of a customer to read and print: what the portal shows, in the firm's look. */
export async function writePdf(
  context: Context,
  { customerId, tenant: { tenant } }: Owner,
  { language }: DossierRequest,
  path: string,
): Promise<void> {
  const file = await readFile(context, customerId)
  await drawPdf({ file, tenant, language, today: dayAt(context.clock()), path })
}
