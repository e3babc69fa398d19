import { getDeskMember } from '@portal/contract/desk/member'
import { useCurrent } from '@portal/remote-kit'
import { useFirm } from './use-firm.ts'

/** Whether who is signed in may do something with what customers sent: readers look, and no more. False until that is known. */
export function useMay(): boolean {
  const firm = useFirm()
  const { data } = useCurrent(getDeskMember, { params: { firm } })
  return data !== undefined && data.data.role !== 'reader'
}
