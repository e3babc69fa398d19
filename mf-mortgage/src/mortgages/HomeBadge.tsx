import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isOnHome } from '@portal/domain/home'
import { Badge, Box } from '@portal/ui'
import { useState } from 'react'
import { isActive } from '../shared/mortgage.ts'
import { useText } from '../texts.ts'

interface Props {
  mortgage: Mortgage
  /** The house the customer lives in; null where nobody knows it, undefined until it is known. */
  home: LivingProperty | null | undefined
}

/**
 * Says that a running mortgage is on the house that the customer lives in (MORTGAGE-03); nothing for another, or for one that is
 * applied for: a home that is being bought may be on file already, and nobody lives there yet.
 * Until the house is known its room is kept, and a card that was drawn before keeps it after, so that the figures below stay
 * where they are: on a phone the badge has a line of its own.
 */
export function HomeBadge({ mortgage, home }: Props) {
  const text = useText()
  const [hasRoom] = useState(home === undefined)
  const isShown = home !== undefined && isActive(mortgage) && isOnHome(mortgage, home)
  if (!isShown && !hasRoom) return null
  return (
    <Box as="span" visibility={isShown ? undefined : 'hidden'}>
      <Badge status="good" icon="home">
        {text('mortgage_primary_living')}
      </Badge>
    </Box>
  )
}
