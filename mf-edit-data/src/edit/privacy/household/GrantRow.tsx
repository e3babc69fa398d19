import { Button, Flex } from '@portal/ui'
import type { ReactNode } from 'react'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useHouseholdText } from './use-household-text.ts'

interface Props {
  icon: 'user' | 'folder'
  name: string
  about: string
  /** Actions besides ending it. */
  children?: ReactNode
  /** Undefined if it has ended. */
  onEnd?: (() => void) | undefined
  /** Label of ending it: revoke, leave or decline. */
  end: 'end' | 'leave' | 'decline'
}

/** A grant in a list: person, rights and actions. */
export function GrantRow({ icon, name, about, children, onEnd, end }: Props) {
  const text = useHouseholdText()
  return (
    <AccountRow icon={icon} name={name} about={about}>
      <Flex gap="1" wrap="wrap" ml={{ base: '-3', md: '0' }}>
        {children}
        {onEnd && (
          <Button kind="quiet" small aria-label={text(`of_${end}`, { name })} onClick={onEnd}>
            {text(end)}
          </Button>
        )}
      </Flex>
    </AccountRow>
  )
}
