import type { SessionWithCleanup } from '../session/drafts.ts'

/** Removes everything that the portal stores on this device: cookies, sessions, cached data (SHELL-07). */
export async function clearDevice({ accounts, leave, forget }: SessionWithCleanup): Promise<void> {
  await leave().catch(() => {})
  for (const { id } of accounts.get()) await forget(id).catch(() => {})
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? []
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
}
