import { Button, ButtonLink, Card, Flex, Heading } from '@portal/ui'
import { RetrievalConsentText } from '../shared/retrieval/RetrievalConsentText.tsx'
import { useText } from '../texts.ts'

interface RetrievalConsentPageProps {
  partner: boolean
  onYes: () => void
}

/** Page that asks for consent before a retrieval, for customers who open the URL directly (RETRIEVE-05). */
export function RetrievalConsentPage({ partner, onYes }: RetrievalConsentPageProps) {
  const text = useText()
  return (
    <Card>
      <Heading level={2} mb="3">
        {text(partner ? 'retrieve_ask_partner' : 'retrieve_ask_mine')}
      </Heading>
      <RetrievalConsentText partner={partner} />
      <Flex gap="3" wrap="wrap" mt="6">
        <Button onClick={onYes}>{text('retrieve_yes')}</Button>
        <ButtonLink kind="secondary" href="/editInfo">
          {text('retrieve_no')}
        </ButtonLink>
      </Flex>
    </Card>
  )
}
