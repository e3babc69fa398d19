import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import type { CustomerFile } from './use-customer-file.ts'

/** Notice that the calculation leaves out obligations, because the tenant has them switched off (TENANT-13). */
export function WithoutObligationsNotice({ file }: { file: CustomerFile }) {
  const text = useText()
  return file.withObligations ? null : <Notice mb="4">{text('without_obligations')}</Notice>
}
