import { ButtonLink } from '@portal/ui'
import { useText } from '../texts.ts'

/** Link back to the editable data. */
export function BackToDataLink() {
  const text = useText()
  return (
    <ButtonLink kind="secondary" href="/editInfo">
      {text('retrieve_back')}
    </ButtonLink>
  )
}
