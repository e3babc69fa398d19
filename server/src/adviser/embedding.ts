import { widgetNames } from '@portal/contract/widget'
import { eq } from 'drizzle-orm'
import { tenants } from '../database/tables/tenant.ts'
import { portalAddress } from '../mail/address.ts'
import { embedPath } from '../widget-frame/routes.ts'
import { keyNames } from '../widget-frame/standalone.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'

/** Commands for widgets on the tenant's own sites: allowed origins, and the embed code. */
export function embedding(work: CommandContext): Pick<Actions, 'embed'> {
  const { db, config } = work
  return {
    embed: async ({ tenant: name, origins }) => {
      const known = await work.tenantNamed(name)
      if (origins) await db.update(tenants).set({ embedOrigins: origins }).where(eq(tenants.id, known.id))
      const script = portalAddress(config, known.subdomain, embedPath)
      const portal = new URL(script).origin
      const offered = widgetNames.filter((widget) => known.tenant[keyNames[widget]])
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
  }
}
