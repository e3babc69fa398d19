import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Notice that some customer data failed to load, so that the form is only partly prefilled. */
export function PartialCustomerFileNotice({ reads }: { reads: readonly { isError: boolean }[] }) {
  const text = useText()
  return reads.some(({ isError }) => isError) && <Notice mb="4">{text('widget_partial')}</Notice>
}
