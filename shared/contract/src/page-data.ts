import * as v from '@portal/contract/valibot'
import { Language } from './language.ts'
import { StaffMember } from './staff.ts'
import { Tenant } from './tenant.ts'
import { Id } from './wire.ts'

/** Data that the page server writes as JSON into the element `#page` of every page. */
export const PageData = v.object({
  tenant: v.nullable(v.object({ subdomain: v.string(), info: v.nullable(Tenant) })),
  staff: v.optional(StaffMember),
  file: v.optional(Id),
  /** State that replaces the whole page, if the page server already knows it (SHELL-01). */
  state: v.optional(v.picklist(['unknown-office', 'maintenance', 'server-error'])),
  language: v.nullable(Language),
  /** DSN of the error-tracking service (SHELL-12). */
  errors: v.optional(v.string()),
  /** Present if this page sends telemetry. A random sample of pages does. */
  measured: v.optional(v.literal(true)),
  /** Token with which the page reports errors of remotes during a rollout. */
  watched: v.optional(v.string()),
  /** Id of the release that the page runs. `/_edition` returns the id of the current release. */
  edition: v.string(),
  version: v.string(),
})
export type PageData = v.InferOutput<typeof PageData>
