import type { LanguageApi } from '@portal/remote-kit/portal'
import type { Session } from '../session/session.ts'

/** Whether the browser has translated the page: Chrome and Edge put `font` elements in place of text nodes. */
const isPageTranslated = () => document.body.querySelector('font') !== null

/** React cannot update text that the browser has translated, so a language choice reloads the page. */
export function reloadTranslatedPage(
  { current }: LanguageApi,
  session: Pick<Session, 'describe'>,
  load: () => void,
): void {
  current.subscribe(() => {
    if (isPageTranslated()) void session.describe({ language: current.get().language }).finally(load)
  })
}
