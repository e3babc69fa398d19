import { toTenantDay } from '@portal/contract/clock'
import { Piscina } from 'piscina'
import type { Context } from '../context.ts'
import { readCustomerFile } from './customer-file.ts'
import type { DossierOwner, DossierRequest } from './dossier-owner.ts'
import type { RenderInput } from './drawing/program.ts'

/** Maximum heap size of a render thread, in megabytes. */
const maxHeapMegabytes = 512

/**
 * Scheduling priority of the thread, lower than that of requests: a message reports the finished dossier, so nobody
 * waits.
 */
const threadPriority = 19

/**
 * Renders a file to a local path, in a thread that ends afterwards, so that rendering does not delay requests and the
 * thread's memory is released.
 */
export async function drawPdfInThread(given: RenderInput): Promise<void> {
  const thread = new Piscina({
    filename: new URL('./drawing/program.ts', import.meta.url).href,
    maxThreads: 1,
    niceIncrement: threadPriority,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    execArgv: [],
  })
  try {
    await thread.run(given)
  } finally {
    await thread.destroy()
  }
}

/** Writes the customer's file as a printable PDF with the content of the portal and the tenant's branding. */
export async function writeDossierPdf(
  context: Context,
  { customerId, tenant: { tenant } }: DossierOwner,
  { language }: DossierRequest,
  path: string,
): Promise<void> {
  const file = await readCustomerFile(context, customerId)
  await drawPdfInThread({ file, tenant, language, today: toTenantDay(context.clock()), path })
}
