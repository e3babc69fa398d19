import { useStore } from '@portal/remote-kit'
import { Button } from '@portal/ui'
import { useShell } from '../layout/context.tsx'
import { useText } from '../texts.ts'
import { FullPage } from './FullPage.tsx'
import { problemTitles } from './problem-titles.ts'

/** Page for an unknown tenant: the address belongs to none, or the session's tenant is gone (SHELL-08, TENANT-07). */
export function UnknownOffice() {
  const text = useText()
  const { session, load } = useShell()
  const account = useStore(session.account)
  const leave = () => void session.signOut().finally(() => load('/'))
  return (
    <FullPage
      title={text(problemTitles['unknown-office'])}
      action={account && <Button onClick={leave}>{text('other_account')}</Button>}
    >
      {text('unknown_office_hint')}
    </FullPage>
  )
}
