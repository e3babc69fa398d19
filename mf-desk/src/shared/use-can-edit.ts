import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import { useDeskData } from './use-desk-data.ts'

/** Whether the user's role allows changes; false for readers and while the role is unknown. */
export function useCanEdit(): boolean {
  const { data } = useDeskData(getSignedInStaffMember, {})
  return data !== undefined && data.data.role !== 'reader'
}
