import { mailLink } from '../accounts/mailed-token.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time.ts'
import { tenants } from '../database/tables/tenant.ts'
import { invalid } from '../http/http-error.ts'
import type { Actions } from './commands.ts'
import type { Work } from './work.ts'

/** Firms and customers that are new, and letting them in. */
export function additions(work: Work): Pick<Actions, 'firm' | 'customer' | 'invite'> {
  const { db } = work
  return {
    firm: async ({ subdomain, code, name, primary, secondary, tertiary, pronoun }) => {
      work.operate()
      const colours = { primary_color: primary, secondary_color: secondary, tertiary_color: tertiary }
      const [added] = await db
        .insert(tenants)
        .values({ subdomain, code, profile: { name, pronoun, ...colours } })
        .onConflictDoNothing()
        .returning({ id: tenants.id, subdomain: tenants.subdomain })
      if (!added) throw invalid({ subdomain: 'or code is taken' })
      return added
    },
    customer: async ({ tenant, username, email, first, last, prefix, activation }) => {
      const tenantRow = await work.firm(tenant)
      const facts = { first_name: first, suffix: prefix, last_name: last, initials: `${first.charAt(0)}.` }
      return db.transaction(async (transaction) => {
        const [added] = await transaction
          .insert(customers)
          .values({ tenantId: tenantRow.id, username, email, facts })
          .onConflictDoNothing()
          .returning({ id: customers.id, username: customers.username })
        if (!added) throw invalid({ username: 'or e-mail address is taken' })
        work.touch([added.id])
        if (activation) {
          await transaction
            .insert(activations)
            .values({ tenantId: tenantRow.id, number: activation, customerId: added.id })
        }
        return added
      })
    },
    invite: async ({ tenant, customer: name }) => {
      const { tenantRow, customer } = await work.customer(tenant, name)
      if (customer.passwordHash) throw invalid({ customer: 'has chosen a password already' })
      if (!customer.email) throw invalid({ customer: 'has no e-mail address' })
      await mailLink(work, tenantRow, customer, 'register', false)
      return { customer: customer.username }
    },
  }
}
