import { Notice } from '@portal/ui'
import { usePushText } from './use-push-text.ts'

/** Instructions to add the portal to the home screen, on devices that otherwise cannot show notifications. */
export function InstallPortalHint() {
  const text = usePushText()
  return (
    <>
      <link rel="manifest" href="/portal.webmanifest" />
      <Notice mt="4">{text('push_install')}</Notice>
    </>
  )
}
