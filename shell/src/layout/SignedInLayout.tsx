import { useStore } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { chakra, House, TenantBrand, Text, VisuallyHidden } from '@portal/ui'
import { useEffect, useState } from 'react'
import { ColorSchemeChoice } from '../profile/ColorSchemeChoice.tsx'
import { type IdleWatch, lastActivity, watchIdle } from '../session/idle-watch.ts'
import { sessionEndReasonStore } from '../session/session-end-reason.ts'
import { NotFoundCard } from '../states/NotFoundCard.tsx'
import { useText } from '../texts.ts'
import { CustomerLayout } from './CustomerLayout.tsx'
import { MenuList } from './Menu.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { useDestination, useShell } from './shell-context.tsx'

const welcomeCss = {
  position: 'fixed',
  inset: '0',
  zIndex: 50,
  bg: 'surface',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
}
const progressBarCss = {
  h: '4px',
  w: '180px',
  rounded: 'full',
  bg: 'tint3',
  overflow: 'hidden',
  mx: 'auto',
  _before: {
    content: '""',
    display: 'block',
    h: '100%',
    bg: 'edge',
    transformOrigin: 'left',
    animation: 'ui-fill 3500ms ease-out both',
  },
}

function WelcomeOverlay({ name }: { name: string }) {
  const { core } = useShell()
  const tenant = useStore(core.tenant)
  const text = useText()
  return (
    <chakra.div css={welcomeCss} role="status">
      <chakra.div display="grid" gap="6" justifyItems="center" p="6">
        {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
        <House />
        <Text textStyle="welcome">{text('welcome', { name })}</Text>
        <chakra.div css={progressBarCss} aria-hidden="true" />
        <VisuallyHidden>{text('welcome_loading')}</VisuallyHidden>
      </chakra.div>
    </chakra.div>
  )
}

const activityEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

function useIdleWatch(): IdleWatch | null {
  const { session } = useShell()
  const [watch, setWatch] = useState<IdleWatch | null>(null)
  useEffect(() => {
    const endIdleSession = () => {
      sessionEndReasonStore.record('idle')
      void session.signOut()
    }
    const started = watchIdle({ last: lastActivity, now: Date.now, onEnd: endIdleSession })
    for (const name of activityEvents) addEventListener(name, started.recordActivity, { passive: true })
    setWatch(started)
    return () => {
      started.stop()
      for (const name of activityEvents) removeEventListener(name, started.recordActivity)
    }
  }, [session])
  return watch
}

/** Asks an inactive customer whether they are still there; any key continues the session (trust D5). */
function IdleWarning() {
  const watch = useIdleWatch()
  return watch && <IdleWarningDialog watch={watch} />
}

function IdleWarningDialog({ watch }: { watch: IdleWatch }) {
  const left = useStore(watch.timeLeftMs)
  const text = useText()
  return (
    <MessageDialog title={text('idle_title')} action={text('idle_stay')} onClose={watch.stay}>
      {left === null ? null : text('idle_hint', { seconds: Math.ceil(left / 1000) })}
    </MessageDialog>
  )
}

const LazyStaffLayout = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "staff" */ '../staff/StaffLayout.tsx')).StaffLayout,
}))
const LazySharedCustomerFileLayout = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "household" */ '../household/SharedCustomerFileLayout.tsx'))
    .SharedCustomerFileLayout,
}))

export function SignedInLayout({ welcoming }: { welcoming: boolean }) {
  const shell = useShell()
  const { page, session } = shell
  const text = useText()
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const account = useStore(session.account)
  if (page.staff)
    return (
      <LazyStaffLayout
        shell={shell}
        text={text}
        title={<ScreenTitle />}
        entries={<MenuList />}
        colorSchemeChoice={<ColorSchemeChoice />}
        customer={<CustomerLayout />}
      >
        <NewReleaseNotice />
        {leadsNowhere ? <NotFoundCard /> : <Outlet />}
      </LazyStaffLayout>
    )
  if (page.file)
    return (
      <LazySharedCustomerFileLayout shell={shell}>
        <CustomerLayout />
        <IdleWarning />
      </LazySharedCustomerFileLayout>
    )
  return (
    <>
      {welcoming && account && <WelcomeOverlay name={account.name} />}
      <CustomerLayout />
      <IdleWarning />
    </>
  )
}
