import type { LanguageApi } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import type { SessionWithCleanup } from './drafts.ts'
import { sessionEndReasonStore } from './session-end-reason.ts'

interface AccountChangeDependencies {
  session: SessionWithCleanup
  queries: QueryClient
  api: { forget(): void }
  language: LanguageApi
}

/** Clears cached data and switches the language when another account becomes active. */
export function followAccountChanges({ session, queries, api, language }: AccountChangeDependencies): void {
  let account = session.account.get()?.id
  session.account.subscribe(() => {
    const now = session.account.get()?.id
    if (account !== undefined && now !== account) {
      queries.clear()
      api.forget()
      const storedLanguage = session.active()?.language
      if (storedLanguage) language.change(storedLanguage)
    }
    if (now !== undefined) sessionEndReasonStore.clear()
    account = now
  })
  language.current.subscribe(() => void session.describe({ language: language.current.get().language }))
}
