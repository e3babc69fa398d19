/** Route ids to which screens of other remotes may link. */
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
 * Route ids of remotes in other repositories. They add theirs with `declare module '@portal/remote-kit/route-name' {
 * interface OwnRoutes { savings: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other repositories extend it by declaration merging
export interface OwnRoutes {}

export type RouteName = (typeof portalRoutes)[number] | keyof OwnRoutes
