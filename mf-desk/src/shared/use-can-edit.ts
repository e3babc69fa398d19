import { getDeskMember } from '@portal/contract/desk/desk-member'
import { useCurrentData } from '@portal/remote-kit'
import { useTenantCode } from './use-tenant-code.ts'

/** Whether the user's role allows changes; false for readers and while the role is unknown. */
export function useCanEdit(): boolean {
  const tenant = useTenantCode()
  const { data } = useCurrentData(getDeskMember, { params: { tenant } })
  return data !== undefined && data.data.role !== 'reader'
}
