import type { Session } from '../session/session.ts'

/** Removes all that the portal keeps on this device and begins anew at sign-in (SHELL-07). */
export async function clearDevice(session: Pick<Session, 'signOut'>): Promise<void> {
  await session.signOut().catch(() => {})
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
  location.assign('/')
}
