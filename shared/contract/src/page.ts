import * as v from '@portal/contract/schema'
import { Language } from './language.ts'
import { StaffMember } from './staff.ts'
import { Tenant } from './tenant.ts'
import { Id } from './wire.ts'

/** What the edge writes into every page for the shell to start from, as inert JSON in the element `#page`; the registry stands beside it. */
export const Page = v.object({
  /** The firm whose address this is; null at an address of no firm. */
  tenant: v.nullable(v.object({ subdomain: v.string(), info: v.nullable(Tenant) })),
  /** Who of the staff it is for; pages of customers, and of whoever has not signed in, do not have it. */
  staff: v.optional(StaffMember),
  /** Number of the customer whose file it shows, where that is the file of somebody else (HOUSE-05). */
  file: v.optional(Id),
  /** A state that the edge knows already and that hides everything else (SHELL-01). */
  state: v.optional(v.picklist(['unknown-office', 'maintenance', 'server-error'])),
  /** Language the customer chose earlier on this device, if any. */
  language: v.nullable(Language),
  /** Address of the error service, of Sentry's form; without it errors are only logged (SHELL-12). */
  errors: v.optional(v.string()),
  /** Whether this page tells how it fared (`telemetry`): a share of all pages, drawn by lot. */
  measured: v.optional(v.literal(true)),
  /** Token with which this page reports errors of remotes, while a new version of one is rolled out to the firm's customers. */
  watched: v.optional(v.string()),
  /** Names everything the page is made of; `/_edition` answers another once anything of it has changed. */
  edition: v.string(),
  /** Version shown in the menu (NAV-10). */
  version: v.string(),
})
export type Page = v.InferOutput<typeof Page>
