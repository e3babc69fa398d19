/** The texts of a formal catalog by the ids that they take the place of: without the `_u` at their end. */
export const plainIds = (overlay: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(overlay).map(([id, text]) => [id.replace(/_u$/, ''), text]))
