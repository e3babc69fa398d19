import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

/** A fact of an item: label and value. */
export interface Row {
  label: ReactNode
  /** Language of the label, if it differs from the page's. */
  lang?: string
  value: ReactNode
  key: string
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,auto)',
  gap: '2px 16px',
  py: '1.5',
  textStyle: 'meta',
}

/** Facts of an expanded item. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <chakra.dl bg="paper" rounded="field" px={{ base: '3', md: '4' }} py="2">
      {rows.map(({ key, label, lang, value }) => (
        <chakra.div key={key} css={line}>
          <chakra.dt color="ink2" minW="0" lang={lang}>
            {label}
          </chakra.dt>
          <chakra.dd textAlign="end" fontWeight={500} fontVariantNumeric="tabular-nums" minW="0">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
