import { chakra } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import type { ChartSlice } from './chart-slices.ts'

interface SliceTableProps {
  title: string
  slices: readonly ChartSlice[]
  total: number
  format: (value: number) => string
}

const cellCss = { py: '2.5', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'line' }
const amountCellCss = {
  ...cellCss,
  pl: '3',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}
const headerCellCss = { fontWeight: 500, color: 'ink2', textStyle: 'meta', borderColor: 'field' }

/** A table with the values of a chart, for reading, copying and printing. */
export function SliceTable({ title: caption, slices, total, format }: SliceTableProps) {
  const uiText = useUiText()
  return (
    <chakra.table w="100%">
      <caption hidden>{caption}</caption>
      <thead>
        <tr>
          <chakra.th scope="col" css={[cellCss, headerCellCss]}>
            {uiText('chart_part')}
          </chakra.th>
          <chakra.th scope="col" css={[amountCellCss, headerCellCss]}>
            {uiText('chart_value')}
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ id, label, lang, value }) => (
          <tr key={id}>
            <chakra.th scope="row" css={cellCss} fontWeight={400} lang={lang}>
              {label}
            </chakra.th>
            <chakra.td css={amountCellCss}>{format(value)}</chakra.td>
          </tr>
        ))}
        <chakra.tr fontWeight={600}>
          <chakra.th scope="row" css={cellCss}>
            {uiText('chart_total')}
          </chakra.th>
          <chakra.td css={amountCellCss}>{format(total)}</chakra.td>
        </chakra.tr>
      </tbody>
    </chakra.table>
  )
}
