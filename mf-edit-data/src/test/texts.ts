/** The six catalogs of this remote, as a test draws a view with them. */
export const texts = {
  nl: () => import('../texts/nl.json'),
  nl_u: () => import('../texts/nl_u.json'),
  en: () => import('../texts/en.json'),
  en_u: () => import('../texts/en_u.json'),
  de: () => import('../texts/de.json'),
  de_u: () => import('../texts/de_u.json'),
}
