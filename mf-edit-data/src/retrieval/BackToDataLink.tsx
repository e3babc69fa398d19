import { ButtonLink } from '@portal/ui'
import { useText } from '../texts.ts'

export function BackToDataLink() {
  const text = useText()
  return (
    <ButtonLink kind="secondary" href="/editInfo">
      {text('retrieve_back')}
    </ButtonLink>
  )
}
