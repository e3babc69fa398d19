import { Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { isOtherHouse } from './removed-house-facts.ts'
import type { LivingValues } from './values.ts'

interface Props {
  /** Values on file, and typed values. */
  was: LivingValues
  now: LivingValues
}

/** Warns that a new address is another house: facts of the old one are removed, values remain unless changed. */
export function OtherHouse({ was, now }: Props) {
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
