import { getDeskMember } from '@portal/contract/desk/member'
import { useCurrent } from '@portal/remote-kit'
import { useTenantCode } from './use-tenant-code.ts'

/** Whether the user's role allows changes; false for readers, and until the role is known. */
export function useCanEdit(): boolean {
  const tenant = useTenantCode()
  const { data } = useCurrent(getDeskMember, { params: { tenant } })
  return data !== undefined && data.data.role !== 'reader'
}
