import { Notice } from '@portal/ui'
import { usePushText } from './use-push-text.ts'

/** Instructions for devices on which only apps on the home screen can show notifications. */
export function InstallHint() {
  const text = usePushText()
  return (
    <>
      <link rel="manifest" href="/portal.webmanifest" />
      <Notice mt="4">{text('push_install')}</Notice>
    </>
  )
}
