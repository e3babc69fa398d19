import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayAt } from '@portal/contract/clock'
import { formatDate } from '@portal/domain/format/date'
import { and, eq, lt } from 'drizzle-orm'
import type { Context, WholeContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { rightsOfOwner, withinOf } from '../household/parts.ts'
import { consentsIn } from '../household/session.ts'
import { writeArchive } from './archive/archive.ts'
import { deliver, removeExpired } from './deliver.ts'
import { type DossierRequest, ownerOf } from './owner.ts'

/** Maximum time to make a dossier, including waiting, in milliseconds: a day. */
const maxMakingMs = 86_400_000

async function write(context: Context, request: DossierRequest): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-'))
  try {
    const path = join(folder, request.kind)
    const owner = await ownerOf(context, request)
    if (request.kind === 'zip') {
      const date = formatDate(dayAt(context.clock()), request.language) ?? ''
      await writeArchive(context, owner, date, path)
    } else {
      const { writePdf } = await import('./pdf.ts')
      await writePdf(context, owner, request, path)
    }
    await deliver(context, owner, request, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Makes a dossier, without a partner's private data (HOUSE-04), and adds it to the customer's documents. Does nothing
 * if it is already there or has failed.
 */
export async function makeDossier(context: Context, id: number): Promise<void> {
  const [request] = await context.db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making')))
  if (!request) return
  const [of] = await context.db
    .select({ consents: consentsIn(customers) })
    .from(customers)
    .where(eq(customers.id, request.customerId))
  const make = () => write(context, request)
  await (of?.consents
    ? withinTenant(request.tenantId, make, withinOf(rightsOfOwner(of.consents), null))
    : make())
}

/** Marks a dossier as failed, so that its customer can request another. */
export const giveUpDossier = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> =>
  void (await db
    .update(dossiers)
    .set({ state: 'failed' })
    .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making'))))

/** Removes expired dossiers, and marks those that nobody makes any more as failed. */
export async function sweepDossiers({
  everyTenant,
  files,
  clock,
}: Pick<WholeContext, 'everyTenant' | 'files' | 'clock'>): Promise<void> {
  await everyTenant
    .update(dossiers)
    .set({ state: 'failed' })
    .where(
      and(eq(dossiers.state, 'making'), lt(dossiers.requestedAt, new Date(clock().getTime() - maxMakingMs))),
    )
  await removeExpired({ db: everyTenant, files, clock })
}
