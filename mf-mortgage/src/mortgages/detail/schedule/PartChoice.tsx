import type { MortgagePart } from '@portal/contract/mortgage'
import { repaymentOf } from '@portal/domain/repayment'
import { chakra, Icon } from '@portal/ui'
import { useText } from '../../../texts.ts'

interface Props {
  parts: readonly MortgagePart[]
  /** Indexes of the parts to choose from. */
  places: readonly number[]
  /** Index of the chosen part; null: all. */
  chosen: number | null
  onChoose: (place: number | null) => void
}

const box = {
  display: 'grid',
  alignItems: 'center',
  maxW: '100%',
  '& > *': { gridArea: '1/1' },
  '& > svg': { justifySelf: 'end', mr: '3', pointerEvents: 'none' },
  _print: { display: 'none' },
}
const control = {
  appearance: 'none',
  minH: '44px',
  w: '100%',
  pl: '3.5',
  pr: '10',
  bg: 'card',
  borderWidth: '1.5px',
  borderColor: 'field',
  rounded: 'field',
  textOverflow: 'ellipsis',
}

/** Choice of the scheduled part, as a native select. */
export function PartChoice({ parts, places, chosen, onChoose }: Props) {
  const text = useText()
  return (
    <chakra.div css={box}>
      <chakra.select
        css={control}
        aria-label={text('schedule_of')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{text('schedule_all_parts')}</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {text('part_number', { number: place + 1 })} ·{' '}
            {text(`repayment_${repaymentOf(parts[place]?.type ?? 0).name}`)}
          </option>
        ))}
      </chakra.select>
      <Icon name="chevron-down" size={20} />
    </chakra.div>
  )
}
