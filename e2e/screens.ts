/** Addresses of the screens that a customer of the demo's informal firm has, without those of single items. */
export const customerScreens = [
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

/** Those whose parts come from most places, for what is tried on each in the full check alone. */
export const fewScreens = ['/dashboard', '/hypotheek', '/documenten', '/berichten'] as const
