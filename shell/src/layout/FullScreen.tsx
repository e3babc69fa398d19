import { useStore } from '@portal/remote-kit'
import { lazy, Suspense } from 'react'
import { problem } from '../problem.ts'
import { ProblemPage } from '../states/ProblemPage.tsx'
import { UnknownOffice } from '../states/UnknownOffice.tsx'
import { Welcome } from '../states/Welcome.tsx'
import { CustomerFrame } from './CustomerFrame.tsx'
import { useShell } from './context.tsx'
import { GuestFrame } from './GuestFrame.tsx'
import { usePageTitle } from './page-title.ts'
import { useWelcome } from './welcome.ts'

const Preview = lazy(async () => {
  const { ThemePreview } = await import(/* webpackChunkName: "ui.preview" */ '@portal/ui/preview')
  return { default: ThemePreview }
})

const Remotes = lazy(() => import(/* webpackChunkName: "remotes" */ '../remotes-page/RemotesPage.tsx'))

/** Exactly one full-screen state, by order of precedence (SHELL-01); loading is what the edge drew. */
export function FullScreen() {
  const { page, session, routing } = useShell()
  const account = useStore(session.account)
  const destination = useStore(routing.destination)
  const inTheWay = useStore(problem)
  const welcoming = useWelcome()
  usePageTitle()
  if (page.preview)
    return (
      <Suspense>
        <Preview firms={page.preview} />
      </Suspense>
    )
  if (page.remotes)
    return (
      <Suspense>
        <Remotes />
      </Suspense>
    )
  if (inTheWay === 'unknown-office') return <UnknownOffice />
  if (inTheWay) return <ProblemPage problem={inTheWay} />
  const forGuests = destination.kind === 'screen' && destination.route.audience !== 'customer'
  if (!account || forGuests) return <GuestFrame />
  return (
    <>
      {welcoming && <Welcome name={account.name} />}
      <CustomerFrame />
    </>
  )
}
