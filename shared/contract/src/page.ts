import * as v from '@portal/contract/schema'
import { Language } from './language.ts'
import { StaffMember } from './staff.ts'
import { Tenant } from './tenant.ts'
import { Id } from './wire.ts'

/**
 * Data that the page server writes into every page for the shell, as JSON in the element `#page`, next to the registry.
 */
export const PageData = v.object({
  /** The tenant that the URL identifies; null if it identifies none. */
  tenant: v.nullable(v.object({ subdomain: v.string(), info: v.nullable(Tenant) })),
  staff: v.optional(StaffMember),
  file: v.optional(Id),
  /** A full-page state that the page server already knows (SHELL-01). */
  state: v.optional(v.picklist(['unknown-office', 'maintenance', 'server-error'])),
  language: v.nullable(Language),
  /** DSN of the error service; without it errors are only logged (SHELL-12). */
  errors: v.optional(v.string()),
  /** Whether this page sends telemetry (`telemetry`): a random sample. */
  measured: v.optional(v.literal(true)),
  /** Token with which this page reports errors of remotes during a rollout. */
  watched: v.optional(v.string()),
  /** Release of the page; `/_edition` returns another one if anything has changed. */
  edition: v.string(),
  /** Version shown in the menu (NAV-10). */
  version: v.string(),
})
export type PageData = v.InferOutput<typeof PageData>
