import { Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { isOtherHouse } from './house-lapses.ts'
import type { LivingValues } from './values.ts'

interface Props {
  /** What is on file, and what is typed. */
  was: LivingValues
  now: LivingValues
}

/** That the address typed is another house than on file: what is known of the other goes, its values stay unless changed. */
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
