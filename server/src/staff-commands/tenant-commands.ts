import { widgetNames } from '@portal/contract/widget'
import { eq, inArray } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { findTenantByAdviceKey } from '../tenants/find-tenant.ts'
import { widgetEmbedPath } from '../widget-iframe/routes.ts'
import { keyNameByWidget } from '../widget-iframe/standalone-widget.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'
import { changeTenantProfile } from './tenant-profile-commands.ts'

export function createTenantCommands(context: CommandContext) {
  const { db, config } = context
  return {
    tenant: async ({ subdomain, code, name, primary, secondary, tertiary, pronoun }) => {
      context.requireOperator()
      const colours = { primary_color: primary, secondary_color: secondary, tertiary_color: tertiary }
      const [added] = await db
        .insert(tenants)
        .values({ subdomain, code, profile: { name, pronoun, ...colours } })
        .onConflictDoNothing()
        .returning({ id: tenants.id, subdomain: tenants.subdomain })
      if (!added) throw createInvalidFieldsError({ subdomain: 'or code is taken' })
      return added
    },
    flag: async ({ tenant, flag, value }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      await changeTenantProfile(db, tenantRow.id, ({ [flag]: _, ...profile }) =>
        value === 'unset' ? profile : { ...profile, [flag]: value === 'true' },
      )
      return { tenant: tenantRow.subdomain, [flag]: value }
    },
    key: async ({ tenant, service, value }) => {
      const tenantRow = await context.findPermittedTenant(tenant)
      const name = `${service}_key` as const
      const holder = await findTenantByAdviceKey(db, name, value)
      if (holder && holder.id !== tenantRow.id)
        throw createInvalidFieldsError({ value: 'is the key of another tenant' })
      await changeTenantProfile(db, tenantRow.id, (profile) => ({ ...profile, [name]: value }))
      return { tenant: tenantRow.subdomain, [name]: value }
    },
    /** Sets the sites that may embed the tenant's widgets, and shows the code to embed. */
    embed: async ({ tenant: name, origins }) => {
      const known = await context.findPermittedTenant(name)
      if (origins) await db.update(tenants).set({ embedOrigins: origins }).where(eq(tenants.id, known.id))
      const script = createPortalUrl(config, known.subdomain, widgetEmbedPath)
      const portal = new URL(script).origin
      const offered = widgetNames.filter((widget) => known.tenant[keyNameByWidget[widget]])
      return {
        tenant: known.subdomain,
        origins: origins ?? known.embedOrigins,
        snippets: Object.fromEntries(
          offered.map((widget) => [
            widget,
            `<script src="${script}" data-widget="${widget}" data-language="nl" async></script>`,
          ]),
        ),
        content_policy_of_the_site: `script-src ${script}; frame-src ${portal}`,
      }
    },
    /** Lists unsent mails. Staff of a tenant see customers' names, operators see only numbers. */
    mails: async ({ tenant, which, again }) => {
      const { id: tenantId, subdomain } = await context.findPermittedTenant(tenant)
      const found = await context.jobs.list('mail', which, subdomain, db)
      const known = await db
        .select({ id: customers.id, username: customers.username })
        .from(customers)
        .where(
          inArray(
            customers.id,
            found.map(({ data }) => data.customerId),
          ),
        )
      const usernameById = new Map(known.map(({ id, username }) => [id, username]))
      const isOfTenant = context.person.roles.has(tenantId)
      return {
        ...(again && { sent_after_all: await context.jobs.retryFailed('mail', subdomain, db) }),
        mails: found.map(({ data, addedAt, tries, failure }) => ({
          customer: isOfTenant ? usernameById.get(data.customerId) : data.customerId,
          occasion: data.occasion,
          since: addedAt,
          tries,
          failure,
        })),
      }
    },
  } satisfies Partial<CommandActions>
}
