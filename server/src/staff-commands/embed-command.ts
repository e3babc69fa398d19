import { widgetNames } from '@portal/contract/widget'
import { eq } from 'drizzle-orm'
import { tenants } from '../database/tables/tenant.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { widgetEmbedPath } from '../widget-iframe/routes.ts'
import { keyNameByWidget } from '../widget-iframe/standalone-widget.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

/** Sets the sites that may embed the tenant's widgets, and shows the code to embed. */
export function createEmbedCommand(context: CommandContext): Pick<CommandActions, 'embed'> {
  const { db, config } = context
  return {
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
  }
}
