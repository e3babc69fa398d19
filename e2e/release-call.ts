import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Gives a portal a command of those who release, or sends it a build; rejects with what it said when it refuses. */
export async function releaseCall<T>(
  /** Where it lets staff in, and its data. */
  portal: { origin: string; dataDir: string },
  command: string,
  body: FormData | object,
): Promise<T> {
  const token = (await readFile(path.join(portal.dataDir, 'release-token'), 'utf8')).trim()
  const form = body instanceof FormData
  const response = await fetch(`${portal.origin}/release/${command}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(form ? {} : { 'content-type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).data
}
