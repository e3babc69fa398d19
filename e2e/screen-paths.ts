/**
 * Paths of the screens of a customer, at the demo tenant that addresses customers informally. Excludes screens of
 * single items.
 */
export const customerScreenPaths = [
  '/dashboard',
  '/inkomen',
  '/pensioen',
  '/wonen',
  '/hypotheek',
  '/verzekeringen',
  '/schades',
  '/verplichtingen',
  '/documenten',
  '/berichten',
  '/taken',
  '/afspraken',
  '/contact',
  '/services',
  '/editInfo/income',
  '/editInfo/mortgage',
  '/editInfo/personalia',
  '/editInfo/living',
] as const

/** Screens that together show content of most remotes. The quick check uses them instead of all screens. */
export const selectedScreenPaths = ['/dashboard', '/hypotheek', '/documenten', '/berichten'] as const
