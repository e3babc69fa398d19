import { Button, Flex } from '@portal/ui'
import type { ReactNode } from 'react'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useHouseholdText } from './use-household-text.ts'

interface Props {
  icon: 'user' | 'folder'
  name: string
  about: string
  /** What can be done with it besides ending it. */
  children?: ReactNode
  /** Left out where it has ended. */
  onEnd?: (() => void) | undefined
  /** What ending it is called: taking it back, leaving, or declining. */
  end: 'end' | 'leave' | 'decline'
}

/** One grant in a list: who or whose, what it is, and what can be done with it. */
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
