import { Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { HomeFormValues } from './home-form-values.ts'
import { isOtherHouse } from './removed-house-facts.ts'

interface OtherHouseWarningProps {
  /** Stored values, before the change. */
  was: HomeFormValues
  now: HomeFormValues
}

/**
 * Warns that a new address is another house. The stored facts about the old house are removed, but its market value and
 * WOZ value stay unless the customer changes them.
 */
export function OtherHouseWarning({ was, now }: OtherHouseWarningProps) {
  const text = useText()
  if (!isOtherHouse(was, now)) return null
  const isValued = was.market_value !== now.market_value && was.woz_value !== now.woz_value
  return (
    <Notice status="warn">
      <Text>{text('living_moved')}</Text>
      {!isValued && <Text mt="2">{text('living_moved_values')}</Text>}
    </Notice>
  )
}
