/** The link of a list that opens something, by the key in its `data-opens`. */
export const openerOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`)
