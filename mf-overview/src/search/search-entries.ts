import type { Document } from '@portal/contract/document'
import type { Family } from '@portal/contract/family'
import type { Income } from '@portal/contract/income'
import type { MailRecord } from '@portal/contract/mail'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Note } from '@portal/contract/note'
import type { Obligation } from '@portal/contract/obligation'
import type { Policy } from '@portal/contract/policy'
import type { Retirement } from '@portal/contract/retirement'
import type { Signal } from '@portal/contract/signal'
import type { Tasks } from '@portal/contract/task'
import { createMailSearchText } from '@portal/domain/mail-search-text'
import type { RouteName } from '@portal/remote-kit/route-name'
import { createItemPath } from '../shared/create-item-path.ts'
import type { useText } from '../texts.ts'
import type { SearchEntry, SearchEntryKind } from './find-search-entries.ts'

/** The loaded parts of a customer file; parts that are not loaded are absent. */
export interface SearchableCustomerFile {
  mortgages?: readonly Mortgage[] | undefined
  policies?: readonly Policy[] | undefined
  incomes?: readonly Income[] | undefined
  pensions?: readonly Retirement[] | undefined
  obligations?: readonly Obligation[] | undefined
  documents?: readonly Document[] | undefined
  shared?: readonly Document[] | undefined
  mails?: readonly MailRecord[] | undefined
  notes?: readonly Note[] | undefined
  signals?: readonly Signal[] | undefined
  tasks?: Tasks | undefined
  family?: Family | undefined
}

type SearchTexts = readonly (string | null | undefined | false)[]

const searchTextByMail = new WeakMap<MailRecord, string>()

/** Searchable text of a mail, computed on first search. */
function getMailSearchText(mail: MailRecord): string {
  const { child_instance } = mail
  const attachments = child_instance?.data?.attachments.filter(({ inline }) => !inline)
  const words = searchTextByMail.get(mail) ?? createMailSearchText({ ...child_instance, attachments })
  searchTextByMail.set(mail, words)
  return words
}

/** Creates the search entries of a customer file, each with its own URL if the screen supports it. */
export function createSearchEntries(
  file: SearchableCustomerFile,
  text: ReturnType<typeof useText>,
  pathOf: (route: RouteName) => string | null,
): SearchEntry[] {
  const entry = (
    kind: SearchEntryKind,
    route: RouteName,
    id: string | number | null,
    title: string,
    about: SearchTexts,
    words: SearchTexts = [],
  ): SearchEntry[] => {
    const path = pathOf(route)
    if (!path || !title.trim()) return []
    const href = id === null ? path : createItemPath(path, id)
    return [
      {
        key: `${kind} ${href} ${title}`,
        kind,
        title,
        about: about.filter(Boolean).join(' · '),
        keywords: words.filter(Boolean).join(' '),
        href,
      },
    ]
  }
  return [
    ...(file.mortgages ?? []).flatMap((one) =>
      entry(
        'mortgage',
        'hypotheek',
        one.id,
        formatHomeAddress(one) ?? one.agency_name ?? text('search_mortgage'),
        [
          text('search_mortgage'),
          formatHomeAddress(one) && one.agency_name,
          one.hypotheeknummer,
          one.status_description,
        ],
      ),
    ),
    ...(file.policies ?? [])
      .filter(({ mutation_code }) => mutation_code === 0)
      .flatMap((one) =>
        entry(
          'policy',
          'verzekeringen',
          one.id,
          one.name,
          [one.agency, one.view_group_name, one.contract_number],
          [text('search_kind_policy'), text('action_verzekeringen_words'), getYear(one.start_date)],
        ),
      ),
    ...(file.documents ?? []).flatMap((one) =>
      entry('document', 'documenten', one.id, one.name, [one.type], [getYear(one.created_at)]),
    ),
    ...(file.shared ?? []).flatMap((one) =>
      entry('document', 'documenten', `kantoor-${one.id}`, one.name, [one.type], [getYear(one.created_at)]),
    ),
    ...(file.mails ?? []).flatMap((one) =>
      entry(
        'message',
        'berichten',
        `mail-${one.id}`,
        one.child_instance?.subject ?? one.name ?? '',
        [one.child_instance?.from?.replace(/\s*<[^>]*>\s*$/, '')],
        [getYear(one.created_at)],
      ).map((found) => ({ ...found, getFullText: () => getMailSearchText(one) })),
    ),
    ...(file.notes ?? []).flatMap((one) =>
      entry(
        'message',
        'berichten',
        `note-${one.id}`,
        one.title ?? '',
        [one.content?.slice(0, 200)],
        [getYear(one.datetime)],
      ),
    ),
    ...(file.signals ?? []).flatMap((one) =>
      entry(
        'message',
        'berichten',
        `signal-${one.id}`,
        one.description ?? '',
        [one.customer_message],
        [getYear(one.created_at)],
      ),
    ),
    ...[...(file.tasks?.unfinished ?? []), ...(file.tasks?.finished ?? [])].flatMap((one) =>
      entry('task', 'taken', one.id, one.title, [one.description], [getYear(one.date)]),
    ),
    ...listFamilyMembers(file.family).flatMap(({ role, full_name }) =>
      entry('person', 'editInfo', null, full_name, [text(role)]),
    ),
    ...(file.incomes ?? []).flatMap((one) =>
      entry('figure', 'inkomen', null, one.title, [text('income'), one.employment?.function]),
    ),
    ...(file.pensions ?? []).flatMap((one) =>
      entry('figure', 'pensioen', null, one.title, [text('pension'), one.agency, one.number]),
    ),
    ...(file.obligations ?? []).flatMap((one) =>
      entry('figure', 'verplichtingen', null, one.type_description ?? '', [
        text('obligations'),
        one.agency,
        one.number,
      ]),
    ),
  ]
}

const getYear = (moment: string | null): string | null => moment?.slice(0, 4) ?? null

const listFamilyMembers = ({ partner, children }: Family = { partner: null, children: [] }) => [
  ...(partner ? [{ ...partner, role: 'partner' as const }] : []),
  ...children.map((child) => ({ ...child, role: 'child' as const })),
]

function formatHomeAddress({ mainProperty }: Mortgage): string | null {
  if (!mainProperty?.street) return null
  const { street, number, number_addition, formatted_number, city } = mainProperty
  const house = formatted_number ?? [number, number_addition].filter(Boolean).join('-')
  return [[street, house].filter(Boolean).join(' '), city].filter(Boolean).join(', ')
}
