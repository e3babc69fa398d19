import { useStore } from '@portal/remote-kit'
import { Button } from '@portal/ui'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'
import { FullPage } from './FullPage.tsx'
import { titleIdByGlobalError } from './global-error-titles.ts'

/** Page for a URL that belongs to no tenant, or for a session whose tenant no longer exists (SHELL-08, TENANT-07). */
export function UnknownTenantPage() {
  const text = useText()
  const { session, loadPage } = useShell()
  const account = useStore(session.account)
  const signOutAndReload = () => void session.signOut().finally(() => loadPage('/'))
  return (
    <FullPage
      title={text(titleIdByGlobalError['unknown-office'])}
      action={account && <Button onClick={signOutAndReload}>{text('other_account')}</Button>}
    >
      {text('unknown_office_hint')}
    </FullPage>
  )
}
