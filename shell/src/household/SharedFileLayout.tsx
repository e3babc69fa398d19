import { toTenantDay } from '@portal/contract/clock'
import { formatDate } from '@portal/domain/format/date'
import { useStore } from '@portal/remote-kit'
import { Box, ButtonLink, chakra, EmptyState, Icon } from '@portal/ui'
import { type ReactNode, useEffect } from 'react'
import { MessageDialog } from '../layout/MessageDialog.tsx'
import { belowBarCss, viewingBarCss, viewingBarStyleSheet } from '../layout/viewing-bar-styles.ts'
import type { Shell } from '../shell.ts'
import { customerFileAccess, grantChecker, hasChangedRights, isWriteRejected } from './file-state.ts'
import { fileText } from './texts.ts'

/** The caller passes the customer's layout in, because importing it would split shared modules into another chunk. */
interface SharedFileLayoutProps {
  shell: Shell
  children: ReactNode
}

const getLastDay = (endsAt: string) => toTenantDay(new Date(new Date(endsAt).getTime() - 1000))

/** Layout of another person's file, below a bar; without a grant only the bar (HOUSE-05). */
export function SharedFileLayout({ shell, children }: SharedFileLayoutProps) {
  const shown = useStore(shell.language.current)
  const text = fileText(shown)
  const state = useStore(customerFileAccess)
  const [home, toOwn] =
    state.kind !== 'waiting' && !state.hasFile
      ? (['/editInfo/privacy', 'to_account'] as const)
      : (['/', 'to_own_file'] as const)
  /** Navigation does not refetch data, so the grant is checked instead. */
  useEffect(() => {
    const checkIfVisible = () => document.visibilityState === 'visible' && grantChecker.check()
    document.addEventListener('visibilitychange', checkIfVisible)
    const stop = shell.routing.destination.subscribe(checkIfVisible)
    return () => {
      document.removeEventListener('visibilitychange', checkIfVisible)
      stop()
    }
  }, [shell])
  /** Cached data that is no longer granted is removed from the page. */
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
    ? text('hint_until', { date: formatDate(getLastDay(endsAt), shown.language) ?? '' })
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
