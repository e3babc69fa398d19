import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import type { CustomerFile } from './use-customer-file.ts'

/** Notes that obligations do not count, if the tenant has them switched off (TENANT-13). */
export function WithoutObligationsNotice({ file }: { file: CustomerFile }) {
  const text = useText()
  return file.withObligations ? null : <Notice mb="4">{text('without_obligations')}</Notice>
}
