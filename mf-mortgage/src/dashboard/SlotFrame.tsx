import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { QueryView, useRead } from '@portal/remote-kit'
import { Card, Loading, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface Props {
  /** Shows nothing while the mortgages are on their way or do not come: another slot component says so. */
  quiet?: boolean
  /** Waits as a row that opens. */
  row?: boolean
  children: (mortgages: readonly Mortgage[]) => ReactNode
}

/** What a slot component on the dashboard shows of the mortgages, and while there are none yet. */
export function SlotFrame({ quiet, row, children }: Props) {
  const text = useText()
  const mortgages = useRead(getMortgages)
  if (quiet) return mortgages.data && children(mortgages.data.data)
  return (
    <QueryView
      read={mortgages}
      waiting={<Loading>{row ? <Skeleton h="58px" rounded="card" /> : <CardWaiting />}</Loading>}
      error={[text('mortgages_error'), text('mortgages_error_hint')]}
    >
      {({ data }) => children(data)}
    </QueryView>
  )
}

function CardWaiting() {
  return (
    <Card minH="460px" display="grid" alignContent="start" gap="4">
      <Skeleton w="240px" h="24px" />
      <Skeleton w="180px" h="44px" />
      <Skeleton h="28px" />
      <Skeleton w="260px" />
      <Skeleton w="260px" />
    </Card>
  )
}
