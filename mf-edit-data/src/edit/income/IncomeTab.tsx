import { today } from '@portal/contract/clock'
import { saveIncome } from '@portal/contract/edit'
import { useLanguage, useOpened } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { useMemo, useState } from 'react'
import {
  changesOf,
  type FieldFormat,
  formatTypedDate,
  formatWholeEuroIn,
  nameIn,
} from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { useItem } from '../../shared/edit/item.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { Persons } from '../../shared/Persons.tsx'
import { formSkeleton } from '../../shared/skeleton.ts'
import { tabPath } from '../../shared/tabs.ts'
import { Unavailable } from '../../shared/Unavailable.tsx'
import { householdReads, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { incomeChanges } from './changes.ts'
import { EarnerFields } from './EarnerFields.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryList } from './EntryList.tsx'
import { incomeRefreshes, removedEntryChanges, replacedOf, useEntries } from './entries.ts'
import { canAdd, knownEntries, namesEntry, newEntry } from './entry.ts'
import { type Earner, NewEntryForm } from './NewEntryForm.tsx'
import { ReplacedEntries } from './ReplacedEntries.tsx'
import {
  amounts,
  type EarnerValues,
  IncomeValues,
  incomeBody,
  incomeItems,
  incomeOf,
  isRetired,
  isVisibleField,
} from './values.ts'

const path = tabPath('income')

/**
 * Income and pension of the customer and, if editable, the partner (EDITINCOME): single entries, and the amounts of the
 * form.
 */
export default function IncomeTab() {
  const text = useText()
  const { language } = useLanguage()
  const { id, close } = useOpened(path)
  const named = useItem(path, incomeItems)
  const { pending, known, editable, retry } = useHousehold()
  const entries = useEntries()
  const [removed, setRemoved] = useState(false)
  const saved = useMemo(() => known && incomeOf(known.customer, editable), [known, editable])
  if (pending || entries.pending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved || !known) return <Unavailable onRetry={retry} />
  const partnerName = editable?.first_name ?? text('person_partner')
  const whoOf = (of: 'own' | 'partner') =>
    editable ? (of === 'own' ? text('person_own') : partnerName) : undefined
  const leave = () => {
    setRemoved(false)
    close()
  }
  const all = knownEntries(entries, editable !== null)
  const opened = all.find(({ key }) => key === id)
  if (opened)
    return (
      <EntryForm
        key={opened.key}
        known={opened}
        entries={entries[opened.of]}
        stated={opened.of === 'partner' && editable ? editable : known.customer}
        who={whoOf(opened.of)}
        onClose={leave}
        onRemoved={() => {
          setRemoved(true)
          close()
        }}
      />
    )
  const earners: readonly Earner[] = [
    { of: 'own', who: whoOf('own'), entries: entries.own, stated: known.customer },
    ...(editable
      ? [{ of: 'partner' as const, who: partnerName, entries: entries.partner, stated: editable }]
      : []),
  ]
  const earnersFor = (kind: 'income' | 'pension') =>
    earners.filter(
      ({ of, entries, stated }) =>
        canAdd(kind, entries, stated) &&
        !(
          kind === 'income' &&
          isRetired((of === 'own' ? saved : saved.partner)?.retirement_date ?? '', today())
        ),
    )
  const addable = (['income', 'pension'] as const).filter((kind) => earnersFor(kind).length > 0)
  const adding = addable.find((kind) => newEntry[kind] === id)
  if (adding) return <NewEntryForm key={adding} kind={adding} earners={earnersFor(adding)} onClose={leave} />
  const formats: FieldFormat<EarnerValues>[] = [
    { field: 'retirement_date', label: text('retirement_date'), say: formatTypedDate },
    ...amounts.map((field) => ({ field, label: text(field), say: formatWholeEuroIn(language) })),
  ]
  const words = { formats, own: whoOf('own'), partner: partnerName }
  const missing = namesEntry(id)
  const item = named && isVisibleField(named.first, saved, today()) ? named : null
  return (
    <Stack gap="4">
      {!item && (all.length > 0 || addable.length > 0 || missing) && (
        <EntryList
          entries={all}
          whoOf={whoOf}
          missing={missing && !removed}
          removed={removed}
          addable={addable}
        />
      )}
      <EditForm
        name="income"
        shape={IncomeValues}
        title={text('tab_income')}
        intro={text('income_intro')}
        item={item}
        whole={path}
        sideEffectsOf={(was, now) => [
          ...changesOf(
            words.own,
            removedEntryChanges(replacedOf(entries.own, was, now), text('edit_gone'), language),
          ),
          ...(was.partner && now.partner
            ? changesOf(
                partnerName,
                removedEntryChanges(
                  replacedOf(entries.partner, was.partner, now.partner),
                  text('edit_gone'),
                  language,
                ),
              )
            : []),
        ]}
        warningOf={(was, now) => <ReplacedEntries entries={entries} was={was} now={now} />}
        saved={saved}
        call={saveIncome}
        bodyOf={(values) => incomeBody(values, today(), item?.fields)}
        basis={householdReads}
        refreshes={incomeRefreshes}
        changesOf={(was, now) => incomeChanges(words, was, now, today())}
        nameOf={(field) => nameIn(field, formats, (what) => text('of_partner', { what }))}
        merge={mergeTyped}
      >
        <Persons
          own={
            <Stack gap="6">
              <EarnerFields withPartner={editable !== null} />
            </Stack>
          }
          partner={editable && <EarnerFields path="partner." withPartner />}
          tabbed={editable !== null}
          partnerName={partnerName}
        />
      </EditForm>
    </Stack>
  )
}
