import { toTenantDay } from '@portal/time/clock'
import { Piscina } from 'piscina'
import type { Context } from '../context.ts'
import { readCustomerFile } from './customer-file.ts'
import type { DossierOwner, DossierRequest } from './dossier-owner.ts'
import type { RenderInput } from './drawing/dossier-worker.ts'

const maxHeapMegabytes = 512

/** Nice value of the rendering thread: a lower priority than requests, since nobody waits for a dossier. */
const threadPriority = 19

/** Renders a PDF in a thread that ends afterwards, which releases its memory. */
export async function drawPdfInThread(input: RenderInput): Promise<void> {
  const thread = new Piscina({
    filename: new URL('./drawing/dossier-worker.ts', import.meta.url).href,
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

export async function writeDossierPdf(
  context: Context,
  { customerId, tenant: { tenant } }: DossierOwner,
  { language }: DossierRequest,
  path: string,
): Promise<void> {
  const file = await readCustomerFile(context, customerId)
  await drawPdfInThread({ file, tenant, language, today: toTenantDay(context.clock()), path })
}
