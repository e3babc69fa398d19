import { getCustomer } from '@portal/contract/customer'
import { useCurrentData } from '@portal/remote-kit'
import { chakra, Notice } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Notice that nothing can be saved while the adviser edits the customer's file (EDIT-10). */
export function CustomerFileLockedNotice() {
  const text = useText()
  const locked = useCurrentData(getCustomer).data?.data.file_locked
  if (!locked) return null
  return (
    <Notice status="warn" role="status" mt="5">
      <chakra.p fontWeight={600}>{text('save_edits_error_noaccess')}</chakra.p>
      <p>{text('edit_locked_hint')}</p>
    </Notice>
  )
}
