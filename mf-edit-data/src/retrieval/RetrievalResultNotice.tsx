import type { DataRetrievalResult } from '@portal/contract/data-retrieval'
import { Button, Card, EmptyState, ErrorPanel, Flex, Folder, Mug } from '@portal/ui'
import { useText } from '../texts.ts'
import { BackToDataLink } from './BackToDataLink.tsx'

interface RetrievalResultNoticeProps {
  /** Result of the retrieval; 'unknown' if the server does not know it. */
  result: DataRetrievalResult | 'unknown'
  partner: boolean
  onAgain: () => void
  /** Asks the server for the result again. */
  onRefresh?: () => void
}

/** Notice with the result of a retrieval, and possible next steps. */
export function RetrievalResultNotice({ result, partner, onAgain, onRefresh }: RetrievalResultNoticeProps) {
  const text = useText()
  if (result === 'success')
    return (
      <Card role="status">
        <EmptyState
          title={text(partner ? 'retrieve_success_partner' : 'retrieve_success')}
          illustration={<Folder />}
          action={<BackToDataLink />}
        >
          {text('retrieve_success_text')}
        </EmptyState>
      </Card>
    )
  if (result === 'failure' || result === 'unknown')
    return (
      <Card>
        <ErrorPanel
          title={text(`retrieve_${result}`)}
          onRetry={(result === 'unknown' && onRefresh) || onAgain}
        >
          {text(`retrieve_${result}_text`)}
        </ErrorPanel>
        <Flex justify="center">
          <BackToDataLink />
        </Flex>
      </Card>
    )
  return (
    <Card role="status">
      <EmptyState title={text('retrieve_cancel')} illustration={<Mug />} action={<BackToDataLink />}>
        {text('retrieve_cancel_text')}
      </EmptyState>
      <Flex justify="center">
        <Button kind="quiet" small onClick={onAgain}>
          {text('retrieve_again')}
        </Button>
      </Flex>
    </Card>
  )
}
