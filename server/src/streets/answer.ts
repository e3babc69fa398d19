/** Longest that a lookup elsewhere is waited for, in milliseconds. */
const longest = 3000

/**
 * The JSON that an address answers; null for 404.
 * @throws Error when it answers anything else, or not in time
 */
export async function answerOf(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(longest) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}`)
  return response.json()
}
