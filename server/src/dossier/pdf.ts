import { dayAt } from '@portal/contract/clock'
import type { Context } from '../context.ts'
import { drawDossier } from './drawing/draw.ts'
import { readFile } from './file.ts'
import { outlineOf } from './outline/outline-of.ts'
import type { Asked, Owner } from './owner.ts'

/** Writes the file of a customer to read and print: what the portal shows, in the firm's look. */
export async function writePdf(
  context: Context,
  { customerId, tenant: { tenant }, words }: Owner,
  { language }: Asked,
  path: string,
): Promise<void> {
  const file = await readFile(context, customerId)
  const outline = outlineOf({ file, tenant, words, language, today: dayAt(context.clock()) })
  await drawDossier(path, outline, { tenant, language, words })
}
