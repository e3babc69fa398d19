import { getDeskMember } from '@portal/contract/desk/desk-member'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { createStaffCalls } from '../staff/staff-api-calls.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'
import { registerAdviceCalls } from './advice-calls.ts'
import { registerAppointmentCalls } from './appointment-calls.ts'
import { registerCalendarFeed } from './calendar-feed.ts'
import { registerConversationCalls } from './conversation-calls.ts'
import { registerCustomerFileCalls } from './customer-file-calls.ts'
import { registerCustomerListCalls } from './customer-list-calls.ts'
import { registerCustomerRequestCalls } from './customer-request-calls.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { registerDocumentCalls } from './document-calls.ts'
import { registerEditCalls } from './edit-calls.ts'
import { registerErasureCalls } from './erasure-calls.ts'
import { registerLeadCalls } from './lead-calls.ts'
import { registerLiveRoute } from './live/route.ts'
import { registerPreviewCalls } from './preview-calls.ts'
import { registerQueueCalls } from './queue-calls.ts'
import { registerSettingsCalls } from './settings-calls.ts'
import { registerSigningCalls } from './signing-calls.ts'
import { registerTemplateCalls } from './templates/template-calls.ts'
import { registerViewCalls } from './view-calls.ts'

function registerStaffMemberCalls({ tenantCall }: DeskDependencies): void {
  tenantCall(getDeskMember, rolesWithReadAccess, async ({ person, role }) => ({
    data: { name: person.name, role },
  }))
}

export function registerDeskRoutes(
  app: FastifyInstance,
  context: AllTenantsContext,
  staff: StaffDependencies & { url: string },
): void {
  const { tenantCall } = createStaffCalls(app, { ...staff, bodySeconds: context.config.bodySeconds })
  registerCalendarFeed(app, context, staff)
  registerLiveRoute(app, context, staff)
  for (const register of [
    registerStaffMemberCalls,
    registerQueueCalls,
    registerCustomerListCalls,
    registerCustomerFileCalls,
    registerDocumentCalls,
    registerCustomerRequestCalls,
    registerConversationCalls,
    registerEditCalls,
    registerAppointmentCalls,
    registerLeadCalls,
    registerAdviceCalls,
    registerSettingsCalls,
    registerTemplateCalls,
    registerViewCalls,
    registerPreviewCalls,
    registerErasureCalls,
    registerSigningCalls,
  ])
    register({ tenantCall, context, url: staff.url })
}
