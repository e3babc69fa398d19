import { getDeskMember } from '@portal/contract/desk/member'
import { ApiError, type ErrorBody } from '@portal/contract/error'
import { type FakePortal, fakePortal } from '@portal/remote-kit/test'
import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { now } from './example.ts'

export type Role = 'reader' | 'adviser' | 'owner'

/** A portal of the tenant ZUIDER at the examples' time, with a staff member of this role. */
export function deskPortal(role: Role = 'adviser'): FakePortal {
  vi.setSystemTime(now)
  const portal = fakePortal()
  portal.answer(getDeskMember, { data: { name: 'Sanne Vermeulen', role } })
  return portal
}

/** Waits until the staff member and their role have loaded. */
export const roleIsKnown = ({ queries }: FakePortal) =>
  waitFor(() => {
    if (!queries.getQueryState(['DESK_MEMBER', '/desk/ZUIDER/member'])?.data)
      throw new Error('Nobody is known to be at the desk')
  })

/** Response of a successful write. */
export const done = { data: { success: true } }

/** Rejects with an error as the server does. */
export const refusing =
  (status: number, body: ErrorBody = {}) =>
  (): never => {
    throw new ApiError('refused', { status, body, message: `refused with ${status}` })
  }

/** Sent writes: path and body. */
export const acts = ({ sent }: FakePortal): { path: string; body?: unknown }[] =>
  sent.flatMap(({ path, input }) => {
    if (!input || path.endsWith('/file')) return []
    const { body } = input as { body?: unknown }
    return [body === undefined ? { path } : { path, body }]
  })
