const streetTimeoutMs = 3000

/** Fetches the JSON of a response; null for 404. Throws Error for any other status, or a timeout. */
export async function fetchStreetResponse(
  address: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(streetTimeoutMs) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}`)
  return response.json()
}
