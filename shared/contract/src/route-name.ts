/** Ids of the screens of the portal's own remotes, by which others lead to them. */
export const portalRoutes = [
  'accountActivation',
  'accounts',
  'afspraken',
  'berichten',
  'contact',
  'dashboard',
  'documenten',
  'editInfo',
  'hypotheek',
  'inkomen',
  'login',
  'overzicht',
  'password',
  'pensioen',
  'portaal',
  'schade-melden',
  'schades',
  'services',
  'taken',
  'verplichtingen',
  'verzekeringen',
  'wonen',
] as const

/**
 * Screens besides, of a remote in a repository of its own, which it adds to lead to them by name:
 * `declare module '@portal/contract/route-name' { interface OwnRoutes { savings: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is for others to add to
export interface OwnRoutes {}

/** Id of a screen that is led to: a mistyped one is a compile error. */
export type RouteName = (typeof portalRoutes)[number] | keyof OwnRoutes
