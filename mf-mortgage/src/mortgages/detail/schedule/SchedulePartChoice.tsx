import type { MortgagePart } from '@portal/contract/mortgage'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { chakra, Icon } from '@portal/ui'
import { useText } from '../../../texts.ts'

interface SchedulePartChoiceProps {
  parts: readonly MortgagePart[]
  /** Indexes of the parts to choose from. */
  partIndexes: readonly number[]
  /** Index of the chosen part; null for all. */
  chosen: number | null
  onChoose: (place: number | null) => void
}

const partChoiceCss = {
  display: 'grid',
  alignItems: 'center',
  maxW: '100%',
  '& > *': { gridArea: '1/1' },
  '& > svg': { justifySelf: 'end', mr: '3', pointerEvents: 'none' },
  _print: { display: 'none' },
}
const partSelectCss = {
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

/** Choice of the part whose schedule is shown, as a native select. */
export function SchedulePartChoice({ parts, partIndexes, chosen, onChoose }: SchedulePartChoiceProps) {
  const text = useText()
  return (
    <chakra.div css={partChoiceCss}>
      <chakra.select
        css={partSelectCss}
        aria-label={text('schedule_of')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{text('schedule_all_parts')}</option>
        {partIndexes.map((place) => (
          <option key={place} value={place}>
            {text('part_number', { number: place + 1 })} ·{' '}
            {text(`repayment_${getRepaymentType(parts[place]?.type ?? 0).name}`)}
          </option>
        ))}
      </chakra.select>
      <Icon name="chevron-down" size={20} />
    </chakra.div>
  )
}
