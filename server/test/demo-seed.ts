import { hash } from '@node-rs/argon2'
import { isNotNull } from 'drizzle-orm'
import type { Database, QueueStore } from '../src/database/database.ts'
import { customers } from '../src/database/tables/customer.ts'
import { demoPassword, seedDemo } from '../src/demo/seed-demo.ts'
import { openJobQueues } from '../src/jobs/jobs.ts'
import { createLog } from '../src/log.ts'

/** Fills a database with the demo. Passwords are hashed at minimum cost, because tests sign in thousands of times. */
export async function seedTestDemo(db: Database, now: Date): Promise<void> {
  await seedDemo({ db }, now)
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await db.update(customers).set({ passwordHash }).where(isNotNull(customers.passwordHash))
}

export const createTestQueues = async (store: QueueStore) =>
  (await openJobQueues(store, createLog({ logLevel: 'silent' }))).stop()
