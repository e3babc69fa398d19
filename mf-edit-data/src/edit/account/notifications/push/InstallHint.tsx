import { Notice } from '@portal/ui'
import { usePushText } from './use-push-text.ts'

/** What to do first where only what is on the home screen shows notices; the manifest makes it an app of its own there. */
export function InstallHint() {
  const text = usePushText()
  return (
    <>
      <link rel="manifest" href="/portal.webmanifest" />
      <Notice mt="4">{text('push_install')}</Notice>
    </>
  )
}
