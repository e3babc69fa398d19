import { Button, Flex } from '@portal/ui'
import type { ReactNode } from 'react'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useHouseholdText } from './use-household-text.ts'

interface GrantRowProps {
  icon: 'user' | 'folder'
  name: string
  about: string
  /** Buttons besides the one that ends the grant. */
  children?: ReactNode
  /** Ends the grant; undefined if the grant has ended. */
  onEnd?: (() => void) | undefined
  /** Label of the button that ends the grant: revoke, leave or decline. */
  end: 'end' | 'leave' | 'decline'
}

/** Row of a grant: person, rights and actions. */
export function GrantRow({ icon, name, about, children, onEnd, end }: GrantRowProps) {
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
