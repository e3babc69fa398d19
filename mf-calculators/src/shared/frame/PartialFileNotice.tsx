import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Notes that part of the file could not be read, so that the form is prefilled incompletely. */
export function PartialFileNotice({ reads }: { reads: readonly { isError: boolean }[] }) {
  const text = useText()
  return reads.some(({ isError }) => isError) && <Notice mb="4">{text('widget_partial')}</Notice>
}
