import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { useRead } from '@portal/remote-kit'
import { Card, ErrorPanel, Loading, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface Props {
  /** Shows nothing while the mortgages are on their way or do not come: another piece says so. */
  quiet?: boolean
  children: (mortgages: readonly Mortgage[]) => ReactNode
}

/** What a piece on the dashboard shows of the mortgages, and while there are none yet. */
export function PieceFrame({ quiet, children }: Props) {
  const text = useText()
  const mortgages = useRead(getMortgages)
  if (mortgages.data) return children(mortgages.data.data)
  if (quiet) return null
  if (mortgages.isPending)
    return (
      <Loading>
        <Card minH={{ base: '300px', lg: '280px' }} display="grid" alignContent="start" gap="4">
          <Skeleton w="240px" h="24px" />
          <Skeleton w="180px" h="44px" />
          <Skeleton w="260px" />
          <Skeleton w="260px" />
        </Card>
      </Loading>
    )
  return (
    <Card>
      <ErrorPanel title={text('mortgages_error')} onRetry={() => void mortgages.refetch()}>
        {text('mortgages_error_hint')}
      </ErrorPanel>
    </Card>
  )
}
