import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import { ApiError, type ErrorBody } from '@portal/contract/error'
import { createFakePortal, type FakePortal } from '@portal/remote-kit/test'
import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { exampleNow } from './example-desk-data.ts'

export type DeskRole = 'reader' | 'adviser' | 'owner'

/**
 * Creates a fake portal of the tenant ZUIDER for a staff member with this role. Sets the clock to the time of the
 * example data.
 */
export function createDeskPortal(role: DeskRole = 'adviser'): FakePortal {
  vi.setSystemTime(exampleNow)
  const portal = createFakePortal()
  portal.answer(getSignedInStaffMember, { data: { name: 'Sanne Vermeulen', role } })
  return portal
}

export const waitForStaffRole = ({ queries }: FakePortal) =>
  waitFor(() => {
    if (!queries.getQueryState(['DESK_MEMBER', '/desk/ZUIDER/member'])?.data)
      throw new Error('Nobody is known to be at the desk')
  })

export const successResponse = { data: { success: true } }

/** Creates a response that rejects with an error, as the server does. */
export const createRejectingResponse =
  (status: number, body: ErrorBody = {}) =>
  (): never => {
    throw new ApiError('refused', { status, body, message: `refused with ${status}` })
  }

/** Returns the write requests that the portal sent, as path and body. */
export const getWriteRequests = ({ sent }: FakePortal): { path: string; body?: unknown }[] =>
  sent.flatMap(({ path, input }) => {
    if (!input || path.endsWith('/file')) return []
    const { body } = input as { body?: unknown }
    return [body === undefined ? { path } : { path, body }]
  })
