import { getDeskMember } from '@portal/contract/desk/member'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { staffCalls } from '../staff/calls.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import { adviceCalls } from './advice.ts'
import { appointmentCalls } from './appointments.ts'
import { calendarFeed } from './calendar-feed.ts'
import { conversationCalls } from './conversation.ts'
import { customersCalls } from './customers.ts'
import { documentCalls } from './documents.ts'
import { editCalls } from './edits.ts'
import { erasureCalls } from './erasures.ts'
import { fileCalls } from './file.ts'
import { leadCalls } from './leads.ts'
import { liveRoute } from './live/route.ts'
import { type DeskParts, reading } from './parts.ts'
import { previewCalls } from './previews.ts'
import { queueCalls } from './queue.ts'
import { requestCalls } from './requests.ts'
import { settingsCalls } from './settings.ts'
import { signingCalls } from './signings.ts'
import { templateCalls } from './templates/calls.ts'
import { viewCalls } from './views.ts'

/** Call for the signed-in staff member. */
function memberCalls({ tenantCall }: DeskParts): void {
  tenantCall(getDeskMember, reading, async ({ person, role }) => ({ data: { name: person.name, role } }))
}

/** Calls of the desk for tenants' staff, on the admin server. */
export function deskRoutes(
  app: FastifyInstance,
  context: WholeContext,
  staff: StaffParts & { url: string },
): void {
  const { tenantCall } = staffCalls(app, { ...staff, bodySeconds: context.config.bodySeconds })
  calendarFeed(app, context, staff)
  liveRoute(app, context, staff)
  for (const register of [
    memberCalls,
    queueCalls,
    customersCalls,
    fileCalls,
    documentCalls,
    requestCalls,
    conversationCalls,
    editCalls,
    appointmentCalls,
    leadCalls,
    adviceCalls,
    settingsCalls,
    templateCalls,
    viewCalls,
    previewCalls,
    erasureCalls,
    signingCalls,
  ])
    register({ tenantCall, context, url: staff.url })
}
