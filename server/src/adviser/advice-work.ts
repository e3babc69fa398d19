import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { lenderLabels } from '../database/tables/lender.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { findTenantByName, findTenantWithKey } from '../tenants/find.ts'
import type { Actions } from './commands.ts'
import { changeProfile } from './profile.ts'

/** What the calculations need of a firm and of lenders. */
export function adviceWork({ db }: Context): Pick<Actions, 'key' | 'rates'> {
  return {
    key: async ({ tenant, service, value }) => {
      const tenantRow = await findTenantByName(db, tenant)
      const name = `${service}_key` as const
      const holder = await findTenantWithKey(db, name, value)
      if (holder && holder.id !== tenantRow.id) throw invalid({ value: 'is the key of another firm' })
      await changeProfile(db, tenantRow.id, (profile) => ({ ...profile, [name]: value }))
      return { tenant: tenantRow.subdomain, [name]: value }
    },
    rates: async ({ lender, product, risk, rates }) =>
      db.transaction(async (transaction) => {
        const named = and(eq(lenderLabels.hdnCode, lender), eq(lenderLabels.name, product))
        const [label] = await transaction.select().from(lenderLabels).where(named).for('update')
        if (!label) throw notFound()
        const held = label.rates ?? { rates: {}, interest_only_surcharge: 0 }
        const next = { ...held, rates: { ...held.rates, [risk]: rates } }
        await transaction.update(lenderLabels).set({ rates: next }).where(eq(lenderLabels.id, label.id))
        return { lender, product, rates: next.rates }
      }),
  }
}
