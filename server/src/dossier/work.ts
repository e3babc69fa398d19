import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayAt } from '@portal/contract/clock'
import { formatDate } from '@portal/domain/format/date'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { WholeContext } from '../context.ts'
import { inFirm } from '../database/firm.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { writeArchive } from './archive/archive.ts'
import { deliver, removeExpired } from './deliver.ts'
import { type Asked, ownerOf } from './owner.ts'

/** For how long a process holds a dossier that it makes, in milliseconds; it holds on while it works. */
const holds = 60_000
/** How often it says that it still does. */
const beat = 20_000
/** How often a dossier is begun before it counts as failed. */
const mostAttempts = 3

/** The making of dossiers: one after another in each process, so that they leave room for who is waiting for a screen. */
export interface DossierWork {
  /** Makes a dossier in the background. */
  begin(id: number): void
  /** Takes up what another process left, and removes what stood long enough. */
  sweep(): Promise<void>
}

/** Sets up the making of dossiers. */
export function dossierWork(context: WholeContext): DossierWork {
  const { db, everyFirm, clock, log, jobs } = context
  const until = () => new Date(clock().getTime() + holds)
  const free = () => or(isNull(dossiers.heldUntil), lt(dossiers.heldUntil, clock()))
  let last: Promise<void> = Promise.resolve()

  async function take(id: number): Promise<Asked | undefined> {
    const [taken] = await db
      .update(dossiers)
      .set({ heldUntil: until(), attempts: sql`${dossiers.attempts} + 1` })
      .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making'), free()))
      .returning()
    return taken
  }

  const giveUp = (id: number) =>
    db
      .update(dossiers)
      .set({ state: 'failed', heldUntil: null })
      .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making')))

  async function write(asked: Asked): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'dossier-'))
    try {
      const path = join(folder, asked.kind)
      const owner = await ownerOf(context, asked)
      if (asked.kind === 'zip') {
        const date = formatDate(dayAt(clock()), asked.language) ?? ''
        await writeArchive(context, owner, date, path)
      } else {
        const { writePdf } = await import('./pdf.ts')
        await writePdf(context, owner, asked, path)
      }
      await deliver(context, owner, asked, path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function make(id: number): Promise<void> {
    const asked = await take(id)
    if (!asked) return
    const held = setInterval(() => {
      db.update(dossiers)
        .set({ heldUntil: until() })
        .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making')))
        .catch(() => log.warn('a dossier in the making could not be held on to'))
    }, beat)
    try {
      if (asked.attempts > mostAttempts) throw new Error('begun too often')
      await write(asked)
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      log.error({ err: { name }, kind: asked.kind }, 'a dossier could not be made')
      await giveUp(id)
    } finally {
      clearInterval(held)
    }
  }

  const begin = (id: number) =>
    jobs.later(() => {
      const made = last.then(() => make(id))
      last = made.catch(() => {})
      return made
    })

  return {
    begin,
    async sweep() {
      const left = await everyFirm
        .select({ id: dossiers.id, tenantId: dossiers.tenantId })
        .from(dossiers)
        .where(and(eq(dossiers.state, 'making'), free()))
      for (const { id, tenantId } of left) inFirm(tenantId, () => begin(id))
      await removeExpired({ ...context, db: everyFirm })
    },
  }
}
