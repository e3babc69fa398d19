import { chakra } from '@portal/ui'
import type { ReactNode } from 'react'

export interface DefinitionRow {
  label: ReactNode
  /** Language of the label, if it differs from the page's. */
  lang?: string
  value: ReactNode
  key: string
}

const definitionRowCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,auto)',
  gap: '2px 16px',
  py: '1.5',
  textStyle: 'meta',
}

export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <chakra.dl bg="paper" rounded="field" px={{ base: '3', md: '4' }} py="2">
      {rows.map(({ key, label, lang, value }) => (
        <chakra.div key={key} css={definitionRowCss}>
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
