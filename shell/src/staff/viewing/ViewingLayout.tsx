import { viewingPath } from '@portal/contract/desk/viewing'
import type { Language } from '@portal/contract/language'
import type { Id } from '@portal/contract/wire'
import { useStore } from '@portal/remote-kit'
import { Box, ButtonLink, chakra, EmptyState, Icon } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { MessageDialog } from '../../layout/MessageDialog.tsx'
import { bar, belowBar, sheet } from '../../layout/viewing-bar-styles.ts'
import type { StaffText } from '../texts.ts'
import { viewedCustomer, viewingKind } from './viewed.ts'
import { changeAttempted, roleWithdrawn } from './viewing-state.ts'

interface Props {
  text: StaffText
  /** Nonce of the page for styles. */
  nonce: string | undefined
  /** Language of the staff member. */
  language: Language
  /** The customer's portal. */
  children: ReactNode
}

/** Back link and text of the bar, by the kind of viewing. */
const viewingTexts = {
  portal: {
    hint: 'viewing_hint',
    short: 'viewing_hint_short',
    back: 'viewing_back',
    from: (id: Id) => viewingPath(id).replace(/\/portal$/, ''),
  },
  preview: {
    hint: 'preview_hint',
    short: 'preview_hint_short',
    back: 'preview_back',
    from: () => '/desk/settings',
  },
} as const

/**
 * A customer's portal as staff see it, below a bar with the customer's name, the note that nothing can be changed, and
 * the way back (DESK-17).
 */
export function ViewingLayout({ text, nonce, language, children }: Props) {
  const { id, name, username } = viewedCustomer() ?? { id: '', name: '', username: '' }
  const isOver = useStore(roleWithdrawn)
  const isAttempted = useStore(changeAttempted)
  const shown = name || username
  const [{ hint, short, back, from }] = useState(() => viewingTexts[viewingKind()])
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
    <Box css={belowBar}>
      <style nonce={nonce}>{sheet}</style>
      <chakra.aside css={bar} lang={language} aria-label={text('viewing_of', { name: shown })}>
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
        onClose={() => changeAttempted.set(false)}
      >
        {isAttempted ? text('viewing_only', { name: shown }) : null}
      </MessageDialog>
    </Box>
  )
}
