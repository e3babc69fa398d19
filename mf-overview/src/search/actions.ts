import type { Permissions } from '@portal/remote-kit'
import type { useText } from '../texts.ts'
import type { Entry } from './find.ts'

/** Actions of the customer, by the route where they are done. */
const routes = [
  'contact',
  'documenten',
  'afspraken',
  'taken',
  'berichten',
  'hypotheek',
  'verzekeringen',
  'inkomen',
  'pensioen',
  'wonen',
  'verplichtingen',
  'schades',
  'editInfo',
  'services',
  'dashboard',
] as const

/** Calculators, which open over the overview. */
const calculators = ['scenarios', 'refinance', 'maximum_mortgage', 'sustainability'] as const

/** Actions available to this customer: those with a screen or calculator. */
export const actionsOf = (
  text: ReturnType<typeof useText>,
  { pathOf, slot }: Pick<Permissions, 'pathOf' | 'slot'>,
): Entry[] => {
  const entry = (id: (typeof routes)[number] | (typeof calculators)[number], href: string | null) =>
    href
      ? [
          {
            key: `action ${id}`,
            kind: 'action' as const,
            title: text(`action_${id}`),
            about: text(`action_${id}_words`),
            href,
          },
        ]
      : []
  const overview = pathOf('dashboard') ?? '/'
  return [
    ...routes.flatMap((route) => entry(route, pathOf(route))),
    ...calculators.flatMap((tool) =>
      entry(tool, slot(`calculator.${tool}`).length > 0 ? `${overview}?reken=${tool}` : null),
    ),
  ]
}
