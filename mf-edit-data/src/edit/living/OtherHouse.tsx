import { postcodeOf } from '@portal/domain/format/typing'
import { Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { LivingValues } from './values.ts'

interface Props {
  /** What is on file, and what is typed. */
  was: LivingValues
  now: LivingValues
}

const addressIn = ({ postal_code, house_number, house_number_addition }: LivingValues) =>
  [postcodeOf(postal_code) ?? postal_code, house_number.trim(), house_number_addition.trim()].join(' ')

/** That the address typed is another house than on file: what is known of the other goes, its values stay unless changed. */
export function OtherHouse({ was, now }: Props) {
  const text = useText()
  if (was.postal_code === '' || addressIn(was) === addressIn(now)) return null
  const isValued = was.market_value !== now.market_value && was.woz_value !== now.woz_value
  return (
    <Notice status="warn">
      <Text>{text('living_moved')}</Text>
      {!isValued && <Text mt="2">{text('living_moved_values')}</Text>}
    </Notice>
  )
}
