import { useText } from '../texts.ts'
import type { VerdictCount } from './overall-verdict.ts'

/** Returns a formatter of the overall verdict, such as 'In 2 van de 6 situaties waarschijnlijk wel.' */
export function useFormatVerdict(): (count: VerdictCount) => string {
  const text = useText()
  return ({ good, all }) => {
    if (good === 0) return text('whole_none', { all })
    return good === all ? text('whole_always') : text('whole_some', { good, all })
  }
}
