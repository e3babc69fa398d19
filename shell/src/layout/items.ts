interface Item {
  seen_by_customer?: unknown
}

/** Items of an answer: its list, or all lists that it holds by name. */
function itemsOf(answer: unknown): Item[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (Array.isArray(data)) return data
  return data && typeof data === 'object' ? Object.values(data).filter(Array.isArray).flat() : []
}

/** How many items an answer has, or how many of them the customer has not seen (SEEN-01). */
export function countItems(answer: unknown, only?: 'unseen'): number {
  const items = itemsOf(answer)
  return only ? items.filter(({ seen_by_customer }) => !seen_by_customer).length : items.length
}

/** An amount of the customer's answer by its wire name; 0 when it has none. */
export function amountOf(answer: unknown, name: string): number {
  const data = (answer as { data?: Record<string, unknown> } | null)?.data
  return Number(data?.[name]) || 0
}
