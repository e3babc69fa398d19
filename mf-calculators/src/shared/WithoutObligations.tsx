import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import type { KnownFile } from './use-file.ts'

/** Notes that obligations do not count, if the tenant has them switched off (TENANT-13). */
export function WithoutObligations({ file }: { file: KnownFile }) {
  const text = useText()
  return file.withObligations ? null : <Notice mb="4">{text('without_obligations')}</Notice>
}
