import { getStaffViewingPath } from '@portal/contract/desk/staff-viewing'
import type { Language } from '@portal/contract/language'
import type { Id } from '@portal/contract/wire'
import { useStore } from '@portal/remote-kit'
import { Box, ButtonLink, chakra, EmptyState, Icon } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { MessageDialog } from '../../layout/MessageDialog.tsx'
import { belowBarCss, viewingBarCss, viewingBarStyleSheet } from '../../layout/viewing-bar-styles.ts'
import type { StaffTextFunction } from '../staff-texts.ts'
import { getViewingKind, readViewedCustomer } from './viewed-customer.ts'
import { isChangeAttempted, isRoleWithdrawn } from './viewing-session.ts'

interface ViewingLayoutProps {
  text: StaffTextFunction
  nonce: string | undefined
  language: Language
  children: ReactNode
}

/** Text ids of the bar and its back link, for a viewed customer's portal and for a preview of the draft theme. */
const textIdsByViewingKind = {
  portal: {
    hint: 'viewing_hint',
    short: 'viewing_hint_short',
    back: 'viewing_back',
    from: (id: Id) => getStaffViewingPath(id).replace(/\/portal$/, ''),
  },
  preview: {
    hint: 'preview_hint',
    short: 'preview_hint_short',
    back: 'preview_back',
    from: () => '/desk/settings',
  },
} as const

/** A customer's portal as staff view it, below a bar (DESK-17). */
export function ViewingLayout({ text, nonce, language, children }: ViewingLayoutProps) {
  const { id, name, username } = readViewedCustomer() ?? { id: '', name: '', username: '' }
  const isOver = useStore(isRoleWithdrawn)
  const isAttempted = useStore(isChangeAttempted)
  const shown = name || username
  const [{ hint, short, back, from }] = useState(() => textIdsByViewingKind[getViewingKind()])
  if (isOver)
    return (
      <chakra.main minH="100vh" display="grid" placeItems="center" p="4">
        <EmptyState
          title={text('viewing_withdrawn_title')}
          level={1}
          action={
            <ButtonLink href="/desk" target="_self">
              {text('viewing_to_desk')}
            </ButtonLink>
          }
        >
          {text('viewing_withdrawn')}
        </EmptyState>
      </chakra.main>
    )
  return (
    <Box css={belowBarCss}>
      <style nonce={nonce}>{viewingBarStyleSheet}</style>
      <chakra.aside css={viewingBarCss} lang={language} aria-label={text('viewing_of', { name: shown })}>
        <Icon name="eye" />
        <p data-room="much">
          <strong>{text('viewing_of', { name: shown })}</strong> {text(hint)}
        </p>
        <p data-room="little">
          <strong>{text('viewing_of_short', { name: shown })}</strong>
          <span>{text(short)}</span>
        </p>
        <a href={from(id)}>
          <span data-room="much">{text(back)}</span>
          <span data-room="little">{text('viewing_back_short')}</span>
        </a>
      </chakra.aside>
      {children}
      <MessageDialog
        title={text('viewing_only_title')}
        action={text('viewing_go_on')}
        onClose={() => isChangeAttempted.set(false)}
      >
        {isAttempted ? text('viewing_only', { name: shown }) : null}
      </MessageDialog>
    </Box>
  )
}
