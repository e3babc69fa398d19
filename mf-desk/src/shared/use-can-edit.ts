import { getDeskMember } from '@portal/contract/desk/member'
import { useCurrent } from '@portal/remote-kit'
import { useFirm } from './use-firm.ts'

/** Whether the user's role allows changes; false for readers, and until the role is known. */
export function useCanEdit(): boolean {
  const firm = useFirm()
  const { data } = useCurrent(getDeskMember, { params: { firm } })
  return data !== undefined && data.data.role !== 'reader'
}
