import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'

/** Badge that tells whether a version passed the browser test together with the other remotes. */
export function BrowserTestBadge({ passed }: { passed: boolean }) {
  const text = useText()
  return passed ? (
    <Badge status="good">{text('gate_passed')}</Badge>
  ) : (
    <Badge status="warn">{text('gate_waits')}</Badge>
  )
}
