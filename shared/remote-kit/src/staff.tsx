import { Box, chakra } from '@portal/ui'
import type { ReactNode } from 'react'

/** List row in a card, with lines between rows. */
export const staffRowCss = {
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  overflowWrap: 'anywhere',
  _first: { borderTopWidth: '0', pt: '0' },
  _last: { pb: '0' },
}

/** List row with its subject at the start and its actions at the end. */
export const staffActionRowCss = {
  ...staffRowCss,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
}

/** Scrolls a table that is wider than its card inside the card, so that the page does not scroll. */
const staffTableScrollCss = { overflowX: 'auto', mx: '-2', px: '2' }

const cellCss = { py: '3', px: '3', borderTopWidth: '1px', borderColor: 'line', textAlign: 'start' }

const staffTableCss = {
  w: '100%',
  minW: '640px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { ...cellCss, verticalAlign: 'baseline' },
  '& th:first-of-type': { pl: '0' },
  '& thead th:last-of-type, & td:last-of-type': { pr: '0' },
  '& thead th': { borderTopWidth: '0', pt: '0', fontWeight: 500, color: 'ink2', textStyle: 'meta' },
  '& tbody th': { fontWeight: 600 },
}

interface StaffTableProps {
  /** Headings of the columns. */
  columns: readonly string[]
  /** Whether the table may be narrower than most tables. */
  narrow?: boolean
  /** The rows: `tr` elements. */
  children: ReactNode
}

/** Table of a staff page: subject at the start, actions at the end. */
export function StaffTable({ columns, narrow, children }: StaffTableProps) {
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={[staffTableCss, narrow ? { minW: '0' } : {}]}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Box>
  )
}
