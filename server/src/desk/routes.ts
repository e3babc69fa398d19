import { requestDocuments, withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { parseRecordId } from '../http/record-id.ts'
import { createStaffCalls } from '../staff/staff-api-calls.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'
import { registerAdviceCalls } from './advice-calls.ts'
import { registerAppointmentCalls } from './appointment-calls.ts'
import { registerCalendarFeed } from './calendar-feed.ts'
import { createCommandCall } from './command-call.ts'
import { registerConversationCalls } from './conversation-calls.ts'
import { registerCustomerEditCalls } from './customer-edit-calls.ts'
import { registerCustomerFileCalls } from './customer-file-calls.ts'
import { registerCustomerListCalls } from './customer-list-calls.ts'
import { registerCustomerListViewCalls } from './customer-list-view-calls.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { registerDocumentCalls } from './document-calls.ts'
import { registerErasureCalls } from './erasure-calls.ts'
import { registerLeadCalls } from './lead-calls.ts'
import { registerDeskEventStream } from './live/event-stream-route.ts'
import { registerMessageTemplateCalls } from './message-templates/message-template-calls.ts'
import { registerPreviewCalls } from './preview-calls.ts'
import { registerSigningCalls } from './signing-calls.ts'
import { registerTenantSettingsCalls } from './tenant-settings-calls.ts'
import { registerWorkQueueCalls } from './work-queue-calls.ts'

function registerCustomerRequestCalls({ commandCall }: DeskDependencies): void {
  commandCall(requestDocuments, 'ask', ({ body: { documents, date, mortgage } }) => ({
    documents,
    ...(date ? { date } : {}),
    ...(mortgage != null ? { mortgage: parseRecordId(mortgage) } : {}),
  }))
  commandCall(withdrawDocumentRequest, 'withdraw', ({ params }) => ({
    kind: params.kind,
    item: parseRecordId(params.id),
  }))
}

function registerStaffMemberCalls({ tenantCall }: DeskDependencies): void {
  tenantCall(getSignedInStaffMember, rolesWithReadAccess, async ({ person, role }) => ({
    data: { name: person.name, role },
  }))
}

export function registerDeskRoutes(
  app: FastifyInstance,
  context: AllTenantsContext,
  staff: StaffDependencies & { url: string },
): void {
  const { tenantCall } = createStaffCalls(app, { ...staff, bodySeconds: context.config.bodySeconds })
  const commandCall = createCommandCall({ tenantCall }, context)
  registerCalendarFeed(app, context, staff)
  registerDeskEventStream(app, context, staff)
  for (const register of [
    registerStaffMemberCalls,
    registerWorkQueueCalls,
    registerCustomerListCalls,
    registerCustomerFileCalls,
    registerDocumentCalls,
    registerCustomerRequestCalls,
    registerConversationCalls,
    registerCustomerEditCalls,
    registerAppointmentCalls,
    registerLeadCalls,
    registerAdviceCalls,
    registerTenantSettingsCalls,
    registerMessageTemplateCalls,
    registerCustomerListViewCalls,
    registerPreviewCalls,
    registerErasureCalls,
    registerSigningCalls,
  ])
    register({ tenantCall, commandCall, context, url: staff.url })
}
