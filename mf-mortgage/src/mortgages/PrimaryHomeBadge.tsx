import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { Badge, Box } from '@portal/ui'
import { useState } from 'react'
import { isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

interface PrimaryHomeBadgeProps {
  mortgage: Mortgage
  /** The customer's home; null if unknown, undefined while loading. */
  home: LivingProperty | null | undefined
}

/**
 * Badge of a running mortgage on the customer's home (MORTGAGE-03). Renders nothing for other mortgages. An applied-for
 * mortgage gets no badge, because its home may be recorded before the customer lives there. Reserves space while the
 * home loads, so that the figures below do not move.
 */
export function PrimaryHomeBadge({ mortgage, home }: PrimaryHomeBadgeProps) {
  const text = useText()
  const [hasRoom] = useState(home === undefined)
  const isShown = home !== undefined && isActiveMortgage(mortgage) && isMortgageOnHome(mortgage, home)
  if (!isShown && !hasRoom) return null
  return (
    <Box as="span" visibility={isShown ? undefined : 'hidden'}>
      <Badge status="good" icon="home">
        {text('mortgage_primary_living')}
      </Badge>
    </Box>
  )
}
