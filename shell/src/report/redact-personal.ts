const personalPatterns: [RegExp, string][] = [
  [/"[^"]*"/g, '"…"'],
  [/\?[^\s)]*/g, ''],
  [/[^\s@<>(]+@[^\s@<>)]+/g, '[mail]'],
  [/\b\d{4} ?[A-Z]{2}\b/g, '[postcode]'],
  [/\d[\d .,/-]{2,}\d/g, '[number]'],
]

/** Removes quoted values, URL queries, e-mail addresses, postcodes, and numbers longer than an HTTP status. */
export const redactPersonalData = (sentence: string): string =>
  personalPatterns.reduce((text, [pattern, stand]) => text.replace(pattern, stand), sentence).slice(0, 500)
