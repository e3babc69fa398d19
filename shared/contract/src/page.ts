import * as v from '@portal/contract/schema'
import { Language } from './language.ts'
import { StaffMember } from './staff.ts'
import { Tenant } from './tenant.ts'
import { Id } from './wire.ts'

/** Data that the page server writes into every page, as JSON in the element `#page`. */
export const PageData = v.object({
  tenant: v.nullable(v.object({ subdomain: v.string(), info: v.nullable(Tenant) })),
  staff: v.optional(StaffMember),
  file: v.optional(Id),
  /** Full-page state that the page server already knows (SHELL-01). */
  state: v.optional(v.picklist(['unknown-office', 'maintenance', 'server-error'])),
  language: v.nullable(Language),
  /** DSN of the error service (SHELL-12). */
  errors: v.optional(v.string()),
  /** This page sends telemetry: a random sample. */
  measured: v.optional(v.literal(true)),
  /** Token for reporting errors of remotes during a rollout. */
  watched: v.optional(v.string()),
  /** Release of the page; `/_edition` returns the current one. */
  edition: v.string(),
  version: v.string(),
})
export type PageData = v.InferOutput<typeof PageData>
