/** Finds the link that opens an item, by the key in its `data-opens` attribute. */
export const findLinkToItem = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`)
