import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import { useCurrentData } from '@portal/remote-kit'
import { useTenantCode } from './use-tenant-code.ts'

/** Whether the user's role allows changes; false for readers and while the role is unknown. */
export function useCanEdit(): boolean {
  const tenant = useTenantCode()
  const { data } = useCurrentData(getSignedInStaffMember, { params: { tenant } })
  return data !== undefined && data.data.role !== 'reader'
}
