import { ButtonLink } from '@portal/ui'
import { useText } from '../texts.ts'
import { FullPage } from './FullPage.tsx'

export function NotFoundPage() {
  const text = useText()
  return (
    <FullPage title={text('not_found_title')} action={<ButtonLink href="/">{text('to_start')}</ButtonLink>}>
      {text('not_found_hint')}
    </FullPage>
  )
}
