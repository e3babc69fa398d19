import type { Permissions } from '@portal/remote-kit'
import type { useText } from '../texts.ts'
import type { SearchEntry } from './find-search-entries.ts'

/** Routes that the search offers as actions. */
const actionRoutes = [
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
const calculatorNames = ['scenarios', 'refinance', 'maximum_mortgage', 'sustainability'] as const

/** Actions available to this customer: those with an available screen or calculator. */
export const listSearchActions = (
  text: ReturnType<typeof useText>,
  { pathOf, slot }: Pick<Permissions, 'pathOf' | 'slot'>,
): SearchEntry[] => {
  const entry = (
    id: (typeof actionRoutes)[number] | (typeof calculatorNames)[number],
    href: string | null,
  ) =>
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
    ...actionRoutes.flatMap((route) => entry(route, pathOf(route))),
    ...calculatorNames.flatMap((tool) =>
      entry(tool, slot(`calculator.${tool}`).length > 0 ? `${overview}?reken=${tool}` : null),
    ),
  ]
}
