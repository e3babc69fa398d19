import { formatDate } from '@portal/domain/format/date'
import { useStore } from '@portal/remote-kit'
import { toTenantDay } from '@portal/time/clock'
import { Box, ButtonLink, chakra, EmptyState, Icon } from '@portal/ui'
import { type ReactNode, useEffect } from 'react'
import { MessageDialog } from '../layout/MessageDialog.tsx'
import { belowBarCss, viewingBarCss, viewingBarStyleSheet } from '../layout/viewing-bar-styles.ts'
import type { Shell } from '../shell.ts'
import { customerFileAccess, grantChecker, hasChangedRights, isWriteRejected } from './customer-file-api.ts'
import { createHouseholdText } from './household-texts.ts'

/**
 * The caller passes the customer's layout as `children`: importing it here would move shared modules to another chunk.
 */
interface SharedCustomerFileLayoutProps {
  shell: Shell
  children: ReactNode
}

const getLastDayOfGrant = (endsAt: string) => toTenantDay(new Date(new Date(endsAt).getTime() - 1000))

/**
 * Layout of a page with another person's customer file: a bar above the customer's layout. When the grant has ended, it
 * shows only a message (HOUSE-05).
 */
export function SharedCustomerFileLayout({ shell, children }: SharedCustomerFileLayoutProps) {
  const shown = useStore(shell.language.current)
  const text = createHouseholdText(shown)
  const state = useStore(customerFileAccess)
  const [home, toOwn] =
    state.kind !== 'waiting' && !state.hasFile
      ? (['/editInfo/privacy', 'to_account'] as const)
      : (['/', 'to_own_file'] as const)
  /** Checks the grant on navigation and when the page becomes visible, because neither refetches data. */
  useEffect(() => {
    const checkGrantIfVisible = () => document.visibilityState === 'visible' && grantChecker.check()
    document.addEventListener('visibilitychange', checkGrantIfVisible)
    const stop = shell.routing.destination.subscribe(checkGrantIfVisible)
    return () => {
      document.removeEventListener('visibilitychange', checkGrantIfVisible)
      stop()
    }
  }, [shell])
  /** If the grant has ended or its rights have changed, the page discards cached data. */
  const isOther = useStore(hasChangedRights)
  const isRefused = useStore(isWriteRejected)
  useEffect(() => {
    if (state.kind === 'over') shell.queries.clear()
    else if (isOther) void shell.queries.resetQueries()
  }, [state.kind, isOther, shell])
  if (state.kind === 'over')
    return (
      <chakra.main minH="100vh" display="grid" placeItems="center" p="4">
        <EmptyState
          title={text('over_title')}
          level={1}
          action={
            <ButtonLink href={home} target="_self">
              {text(toOwn)}
            </ButtonLink>
          }
        >
          {state.grant ? text('over_of', { name: state.grant.file.name }) : text('over')}
        </EmptyState>
      </chakra.main>
    )
  const name = state.kind === 'open' ? state.grant.file.name : ''
  const endsAt = state.kind === 'open' ? state.grant.ends_at : null
  const hint = endsAt
    ? text('hint_until', { date: formatDate(getLastDayOfGrant(endsAt), shown.language) ?? '' })
    : text('hint')
  return (
    <Box css={belowBarCss}>
      <style nonce={shell.core.styles.nonce}>{viewingBarStyleSheet}</style>
      <chakra.aside css={viewingBarCss} aria-label={text('file_of', { name })}>
        <Icon name="folder" />
        <p data-room="much">
          <strong>{text('file_of', { name })}</strong> {hint}
        </p>
        <p data-room="little">
          <strong>{text('file_of', { name })}</strong>
          <span>{hint}</span>
        </p>
        <a href={home}>{text(toOwn)}</a>
      </chakra.aside>
      {children}
      <MessageDialog
        title={text('refused_title')}
        action={text('go_on')}
        onClose={() => isWriteRejected.set(false)}
      >
        {isRefused ? text('refused', { name }) : null}
      </MessageDialog>
      <MessageDialog
        title={text('changed_title')}
        action={text('go_on')}
        onClose={() => hasChangedRights.set(false)}
      >
        {isOther ? text('changed', { name }) : null}
      </MessageDialog>
    </Box>
  )
}
