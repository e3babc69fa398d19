import { widgetNames } from '@portal/contract/widget'
import { eq } from 'drizzle-orm'
import { tenants } from '../database/tables/tenant.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { embedPath } from '../widget-frame/routes.ts'
import { keyNames } from '../widget-frame/standalone.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './commands.ts'

/** Creates the commands for widgets on the tenant's own sites: allowed origins, and the embed code. */
export function createEmbedCommand(work: CommandContext): Pick<CommandActions, 'embed'> {
  const { db, config } = work
  return {
    embed: async ({ tenant: name, origins }) => {
      const known = await work.tenantNamed(name)
      if (origins) await db.update(tenants).set({ embedOrigins: origins }).where(eq(tenants.id, known.id))
      const script = createPortalUrl(config, known.subdomain, embedPath)
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
