import { usePermissions } from '@portal/remote-kit'
import { ButtonLink, Card, EmptyState, Folder } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface IncompleteDataNoticeProps {
  title?: string
  children: ReactNode
}

/** Says which data required for a calculation is missing, and where to enter it (SCEN-20, REFI-06). */
export function IncompleteDataNotice({ title, children }: IncompleteDataNoticeProps) {
  const text = useText()
  const { pathOf } = usePermissions()
  const edit = pathOf('editInfo')
  return (
    <Card>
      <EmptyState
        title={title ?? text('incomplete')}
        illustration={<Folder />}
        action={
          <ButtonLink kind="primary" href={edit ?? pathOf('contact') ?? '/contact'}>
            {text(edit ? 'edit_data' : 'ask_adviser')}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
