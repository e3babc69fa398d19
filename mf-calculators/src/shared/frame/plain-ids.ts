/** Texts of a formal catalog by the ids they replace: without the suffix `_u`. */
export const plainIds = (overlay: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(overlay).map(([id, text]) => [id.replace(/_u$/, ''), text]))
