import { chakra } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import type { Slice } from './slices.ts'

interface Props {
  title: string
  slices: readonly Slice[]
  total: number
  format: (value: number) => string
}

const cell = { py: '2.5', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'line' }
const amount = {
  ...cell,
  pl: '3',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}
const title = { fontWeight: 500, color: 'ink2', textStyle: 'meta', borderColor: 'field' }

/** A chart's values as a table, for reading, copying and printing. */
export function SliceTable({ title: caption, slices, total, format }: Props) {
  const word = useUiText()
  return (
    <chakra.table w="100%">
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          <chakra.th scope="col" css={[cell, title]}>
            {word('chart_part')}
          </chakra.th>
          <chakra.th scope="col" css={[amount, title]}>
            {word('chart_value')}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ id, label, lang, value }) => (
          <tr key={id}>
            <chakra.th scope="row" css={cell} fontWeight={400} lang={lang}>
              {label}
            </chakra.th>
            <chakra.td css={amount}>{format(value)}</chakra.td>
          </tr>
        ))}
        <chakra.tr fontWeight={600}>
          <chakra.th scope="row" css={cell}>
            {word('chart_total')}
          </chakra.th>
          <chakra.td css={amount}>{format(total)}</chakra.td>
        </chakra.tr>
      </tbody>
    </chakra.table>
  )
}
