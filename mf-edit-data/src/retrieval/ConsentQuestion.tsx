import { Button, ButtonLink, Card, Flex, Heading } from '@portal/ui'
import { Question } from '../shared/retrieval/Question.tsx'
import { useText } from '../texts.ts'

interface Props {
  partner: boolean
  onYes: () => void
}

/** Asks before a retrieval starts, for customers who arrive by URL instead of the button (RETRIEVE-05). */
export function ConsentQuestion({ partner, onYes }: Props) {
  const text = useText()
  return (
    <Card>
      <Heading level={2} mb="3">
        {text(partner ? 'retrieve_ask_partner' : 'retrieve_ask_mine')}
      </Heading>
      <Question partner={partner} />
      <Flex gap="3" wrap="wrap" mt="6">
        <Button onClick={onYes}>{text('retrieve_yes')}</Button>
        <ButtonLink kind="secondary" href="/editInfo">
          {text('retrieve_no')}
        </ButtonLink>
      </Flex>
    </Card>
  )
}
