import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'
import { customers, relatives } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { lenderLabels, lenders } from '../src/database/tables/lender.ts'
import {
  mortgageParts,
  mortgageProgress,
  mortgageProperties,
  mortgages,
} from '../src/database/tables/mortgage.ts'
import { tasks } from '../src/database/tables/task.ts'

interface BenchRead {
  path: string
  /** The queries that the API does for it, and nothing else. */
  bare(db: Database, customerId: number): Promise<unknown>
}

/** The five reads that customers do most. */
export const reads: Readonly<Record<string, BenchRead>> = {
  customer: {
    path: 'customer/customer',
    bare: async (db, id) => db.select().from(customers).where(eq(customers.id, id)),
  },
  family: {
    path: 'customer/customer/family',
    bare: async (db, id) =>
      db.select().from(relatives).where(eq(relatives.customerId, id)).orderBy(asc(relatives.id)),
  },
  mortgage: {
    path: 'customer/mortgage',
    bare: (db, id) =>
      Promise.all([
        db
          .select()
          .from(mortgages)
          .leftJoin(lenders, eq(lenders.id, mortgages.lenderId))
          .leftJoin(lenderLabels, eq(lenderLabels.id, mortgages.labelId))
          .where(eq(mortgages.customerId, id)),
        db.select().from(mortgageParts).where(eq(mortgageParts.customerId, id)),
        db.select().from(mortgageProperties).where(eq(mortgageProperties.customerId, id)),
        db.select().from(mortgageProgress).where(eq(mortgageProgress.customerId, id)),
      ]),
  },
  document: {
    path: 'customer/document',
    bare: async (db, id) =>
      db.select().from(documents).where(eq(documents.customerId, id)).orderBy(desc(documents.createdAt)),
  },
  task: {
    path: 'customer/task',
    bare: async (db, id) =>
      db.select().from(tasks).where(eq(tasks.customerId, id)).orderBy(desc(tasks.createdAt)),
  },
}
