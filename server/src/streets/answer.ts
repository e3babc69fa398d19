const timeoutMs = 3000

/**
 * JSON response of a URL; null for 404.
 * @throws Error for any other response, or a timeout
 */
export async function fetchStreetAnswer(
  address: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}`)
  return response.json()
}
