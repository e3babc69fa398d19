import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { lockMs, whenFree } from './lock-wait.ts'

/** Number of the work that one process at a time does. */
const working = 7_301_145

/** Pages that are filled at once: some thousand rows, in a few hundredths of a second. */
const atOnce = 64

type Parts = Pick<WholeContext, 'everyFirm' | 'alone' | 'log'>

/**
 * Fills in the firm of records from before they had one, and closes the wall of each table when it is done, a table at a time
 * and some pages at once, while customers go on; `wanted` ends it sooner. Does nothing where all is done; what a process leaves
 * another takes up.
 */
export async function fillFirms(
  { everyFirm: db, alone, log }: Parts,
  wanted: () => boolean = () => true,
): Promise<void> {
  await alone(working, async () => {
    const { rows } = (await db.execute(
      sql`select whose, pages from firms_to_finish order by pages`,
    )) as unknown as {
      rows: { whose: string; pages: number | string }[]
    }
    for (const { whose, pages } of rows) {
      let filled = 0
      for (let page = 0; page <= Number(pages); page += atOnce) {
        const answer = await db.execute(
          sql`select fill_firm(${whose}::regclass, ${page}, ${atOnce}) as filled`,
        )
        if (!wanted()) return
        filled += Number((answer as unknown as { rows: { filled: number }[] }).rows[0]?.filled ?? 0)
      }
      for (const step of [1, 2, 3]) await finish(db, whose, step)
      log.info({ table: whose, filled }, 'the wall of a table is closed')
    }
  })
}

/** Does a step of closing the wall of a table. */
const finish = (db: Parts['everyFirm'], whose: string, step: number): Promise<void> =>
  whenFree(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`)
      await tx.execute(sql`select finish_firm(${whose}::regclass, ${step})`)
    }),
  )

/** Does it once the app is ready. What fails is logged, and tried again at the next start. */
export function fillFirmsAtStart(app: FastifyInstance, context: WholeContext): void {
  let open = true
  let running: Promise<void> | null = null
  app.addHook('onReady', async () => {
    running = fillFirms(context, () => open).catch((error: Error) =>
      context.log.error({ err: { name: error.name } }, 'the walls of some tables could not be closed'),
    )
  })
  app.addHook('preClose', async () => {
    open = false
    await running
  })
}
