import type { Database } from '../database/database.ts'
import { outbox } from '../database/tables/outbox.ts'
import type { Outbox } from '../mail/mailer.ts'

/** Keeps mails to be read instead of sending them. */
export const keepInOutbox =
  (db: Database, clock: () => Date): Outbox =>
  async (tenantId, mail) =>
    void (await db.insert(outbox).values({ tenantId, createdAt: clock(), ...mail }))
