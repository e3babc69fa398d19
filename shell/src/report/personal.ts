const replacements: [RegExp, string][] = [
  [/"[^"]*"/g, '"…"'],
  [/\?[^\s)]*/g, ''],
  [/[^\s@<>(]+@[^\s@<>)]+/g, '[mail]'],
  [/\b\d{4} ?[A-Z]{2}\b/g, '[postcode]'],
  [/\d[\d .,/-]{2,}\d/g, '[number]'],
]

/**
 * A sentence of an error without what could be a customer's: quoted values, as parsers repeat what they were given;
 * queries of addresses, mail addresses, postcodes, and numbers longer than a status.
 */
export const withoutPersonal = (sentence: string): string =>
  replacements.reduce((text, [pattern, stand]) => text.replace(pattern, stand), sentence).slice(0, 500)
