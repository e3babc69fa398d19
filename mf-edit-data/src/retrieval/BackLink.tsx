import { ButtonLink } from '@portal/ui'
import { useText } from '../texts.ts'

/** The way back to the details that a customer can change. */
export function BackLink() {
  const text = useText()
  return (
    <ButtonLink kind="secondary" href="/editInfo">
      {text('retrieve_back')}
    </ButtonLink>
  )
}
