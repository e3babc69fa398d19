import { ButtonLink } from '@portal/ui'
import { useText } from '../texts.ts'
import { useTellIncome } from './use-tell-income.ts'

/** The button of a screen that knows of no income or pension yet. */
export function TellIncome() {
  const text = useText()
  const href = useTellIncome()
  return href && <ButtonLink href={href}>{text('tell_us')}</ButtonLink>
}
