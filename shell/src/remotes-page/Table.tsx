import { Card, chakra } from '@portal/ui'
import type { ReactNode } from 'react'

/** A table of the page for developers. */
export function Table({ titles, children }: { titles: readonly string[]; children: ReactNode }) {
  return (
    <Card overflowX="auto">
      <chakra.table w="100%" textAlign="left">
        <thead>
          <tr>
            {titles.map((title) => (
              <chakra.th key={title} scope="col" p="3" color="ink2" fontWeight={500}>
                {title}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Card>
  )
}

/** A row: what it is about, and its cells. */
export function Row({ head, cells }: { head: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <chakra.tr borderTopWidth="1px" borderColor="line" verticalAlign="top">
      <chakra.th scope="row" p="3" fontWeight={600}>
        {head}
      </chakra.th>
      {cells.map((cell, index) => (
        <chakra.td key={index} p="3" fontVariantNumeric="tabular-nums">
          {cell}
        </chakra.td>
      ))}
    </chakra.tr>
  )
}
