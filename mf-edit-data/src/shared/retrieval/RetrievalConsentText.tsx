import { Text } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Text about the consent that a retrieval requires (RETRIEVE-05). */
export function RetrievalConsentText({ partner }: { partner: boolean }) {
  const text = useText()
  return (
    <>
      <Text>{text('retrieve_ask_mine_text')}</Text>
      {partner && <Text mt="2">{text('retrieve_ask_partner_text')}</Text>}
    </>
  )
}
