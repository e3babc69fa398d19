import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { customers } from './tables/customer.ts'

/** Locks a customer's row, so that concurrent transactions of the customer wait for each other. */
export const lockCustomer = async (tx: Database, customerId: number): Promise<void> =>
  void (await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update'))
