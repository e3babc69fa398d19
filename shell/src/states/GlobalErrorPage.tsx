import { useStore } from '@portal/remote-kit'
import { Button, Mug } from '@portal/ui'
import type { ReactNode } from 'react'
import type { GlobalError } from '../global-error.ts'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'
import { clearDevice } from './clear-device.ts'
import { FullPage } from './FullPage.tsx'
import { titleIdByGlobalError } from './global-error-titles.ts'

export function GlobalErrorPage({ problem }: { problem: Exclude<GlobalError, 'unknown-office'> }) {
  const text = useText()
  const { session, routing, loadPage } = useShell()
  const destination = useStore(routing.destination)
  const atSignIn = destination.kind === 'screen' && destination.route.audience !== 'customer'
  const leaveErrorPage = () => (atSignIn ? loadPage() : void session.signOut().finally(() => loadPage('/')))
  const retryButton = <Button onClick={() => loadPage()}>{text('try_again')}</Button>
  const actions: Record<typeof problem, ReactNode> = {
    'server-error': retryButton,
    maintenance: retryButton,
    'no-access': <Button onClick={leaveErrorPage}>{text('other_account')}</Button>,
    generic: (
      <Button onClick={() => void clearDevice(session).finally(() => loadPage('/'))}>
        {text('clear_cookies')}
      </Button>
    ),
  }
  return (
    <FullPage
      title={text(titleIdByGlobalError[problem])}
      action={actions[problem]}
      {...(problem === 'maintenance' ? { illustration: <Mug /> } : {})}
    >
      {text(hintIdByGlobalError[problem])}
    </FullPage>
  )
}

const hintIdByGlobalError = {
  'server-error': 'server_error_hint',
  maintenance: 'maintenance_hint',
  'no-access': 'no_access_hint',
  generic: 'generic_error_hint',
} as const
