import type { Locale } from '@portal/contract/language'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

/** Question by locale that asks the customer to confirm a file which may contain a citizen service number (BSN). */
const bsnQuestionTexts: Readonly<Record<Locale, string>> = {
  nl: 'In de tekst van {names} staat een burgerservicenummer. Je adviseur heeft dat meestal niet nodig. Er is nog niets bewaard. Verstuur je het toch, dan gaat het mee.',
  nl_u: 'In de tekst van {names} staat een burgerservicenummer. Uw adviseur heeft dat meestal niet nodig. Er is nog niets bewaard. Verstuurt u het toch, dan gaat het mee.',
  en: 'The text of {names} holds a citizen service number (BSN). Your adviser rarely needs it. Nothing has been kept yet. If you send it all the same, the number goes along.',
  en_u: 'The text of {names} holds a citizen service number (BSN). Your adviser rarely needs it. Nothing has been kept yet. If you choose to send it all the same, the number goes along.',
  de: 'Im Text von {names} steht eine Bürgerservicenummer (BSN). Deine Beratung braucht sie meistens nicht. Es wurde noch nichts gespeichert. Wenn du es trotzdem sendest, geht sie mit.',
  de_u: 'Im Text von {names} steht eine Bürgerservicenummer (BSN). Ihre Beratung braucht sie meistens nicht. Es wurde noch nichts gespeichert. Wenn Sie es trotzdem senden, geht sie mit.',
}

/** `withBsn`: the customer confirmed that the file contains a citizen service number. */
interface BsnCheckFile {
  name: string
  mimeType: string
  bytes: Uint8Array
  field: string
  withBsn: boolean
}

/**
 * Rejects a PDF with a citizen service number (BSN) unless the customer confirmed it, since not every device checks it
 * (BSN-06). The number is neither stored nor logged. Unreadable files are accepted.
 * @throws HttpError 422 with `bsn_found` and a sentence in the customer's locale
 */
export async function rejectUnconfirmedBsn(
  context: Pick<Context, 'fileCheckThreads' | 'log' | 'db'>,
  { tenant, customer }: { tenant: KnownTenant; customer: { id: number } },
  files: readonly BsnCheckFile[],
): Promise<void> {
  const doubtful = files.filter(({ mimeType, withBsn }) => mimeType === 'application/pdf' && !withBsn)
  const found: BsnCheckFile[] = []
  for (const file of doubtful) {
    const has = await context.fileCheckThreads.hasBsn(file.bytes)
    if (has) found.push(file)
    if (has === null) context.log.info('the text of a PDF could not be read')
  }
  const [first] = found
  if (!first) return
  const [row] = await context.db
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customer.id))
  const language = row?.language ?? 'nl'
  const locale: Locale = tenant.tenant.pronoun === 'JE' ? language : `${language}_u`
  throw new HttpError(422, {
    error: 'bsn_found',
    message: bsnQuestionTexts[locale].replace('{names}', found.map(({ name }) => name).join(', ')),
    errors: { [first.field]: 'holds a citizen service number' },
  })
}
