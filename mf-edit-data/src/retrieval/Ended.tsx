import { Button, Card, EmptyState, ErrorPanel, Flex, Folder, Key } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result } from './address.ts'
import { BackLink } from './BackLink.tsx'

interface Props {
  result: Result
  partner: boolean
  onAgain: () => void
}

/** How the retrieval ended, and what can be done now. */
export function Ended({ result, partner, onAgain }: Props) {
  const text = useText()
  if (result === 'success')
    return (
      <Card role="status">
        <EmptyState
          title={text(partner ? 'retrieve_success_partner' : 'retrieve_success')}
          art={<Folder />}
          action={<BackLink />}
        >
          {text('retrieve_success_text')}
        </EmptyState>
      </Card>
    )
  if (result === 'failure')
    return (
      <Card>
        <ErrorPanel title={text('retrieve_failure')} onRetry={onAgain}>
          {text('retrieve_failure_text')}
        </ErrorPanel>
        <Flex justify="center">
          <BackLink />
        </Flex>
      </Card>
    )
  return (
    <Card role="status">
      <EmptyState title={text('retrieve_cancel')} art={<Key />} action={<BackLink />}>
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
