import type { LanguageApi } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import type { CleaningSession } from './drafts.ts'
import { sessionEnded } from './session-ended.ts'

interface Parts {
  session: CleaningSession
  queries: QueryClient
  api: { forget(): void }
  language: LanguageApi
}

/**
 * Clears cached data when another account becomes active, and switches to that account's language. A chosen language is
 * stored with the session.
 */
export function followAccount({ session, queries, api, language }: Parts): void {
  let account = session.account.get()?.id
  session.account.subscribe(() => {
    const now = session.account.get()?.id
    if (account !== undefined && now !== account) {
      queries.clear()
      api.forget()
      const storedLanguage = session.active()?.language
      if (storedLanguage) language.change(storedLanguage)
    }
    if (now !== undefined) sessionEnded.forget()
    account = now
  })
  language.current.subscribe(() => void session.describe({ language: language.current.get().language }))
}
