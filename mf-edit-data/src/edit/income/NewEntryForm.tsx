import {
  addIncomeEntry,
  addPensionEntry,
  incomeTypes,
  pensionTypes,
} from '@portal/contract/edit-income-or-pension'
import * as v from '@portal/contract/valibot'
import { useLanguage } from '@portal/remote-kit'
import { Button, Stack } from '@portal/ui'
import { ChoiceField, MoneyField, TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  addPersonToChanges,
  createEuroFormatter,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { FieldGrid } from '../../shared/fields.tsx'
import { householdRequests } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import {
  calculateAdditionChanges,
  type EditableEntry,
  type EntryEarner,
  newEntryKeyByKind,
} from './editable-entry.ts'
import {
  cacheNamesStaleAfterIncomeChange,
  incomeAndPensionRequests,
  useFormatAmountChanges,
} from './use-incomes-and-pensions.ts'

interface NewEntryFormProps {
  kind: EditableEntry['kind']
  /** Persons to whom an entry can be added; at least one. */
  earners: readonly EntryEarner[]
  /** Returns to the list. */
  onClose: () => void
}

const NewEntryValues = v.object({
  owner: v.picklist(['own', 'partner']),
  type: v.string(),
  title: v.string(),
  total: v.nullable(v.number()),
})
type NewEntryValues = v.InferOutput<typeof NewEntryValues>

const newEntryFormRequests = [...householdRequests, ...incomeAndPensionRequests]
const addCallByKind = { income: addIncomeEntry, pension: addPensionEntry }
const entryTypesByKind = { income: incomeTypes, pension: pensionTypes }

/** Form for a new income or pension. Sends only the new entry; all others remain unchanged (EDITINCOME-07). */
export function NewEntryForm({ kind, earners, onClose }: NewEntryFormProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatAmountChanges = useFormatAmountChanges()
  const [first] = earners
  const saved = useMemo<NewEntryValues>(
    () => ({ owner: first?.owner ?? 'own', type: '', title: '', total: null }),
    [first?.owner],
  )
  const findEarner = (values: NewEntryValues) => earners.find(({ owner }) => owner === values.owner)
  const getTypeName = (type: string) => {
    const known = entryTypesByKind[kind].find((one) => one === type)
    return known ? text(`entry_type_${known}`) : ''
  }
  const formats: FieldFormat<NewEntryValues>[] = [
    { field: 'type', label: text('entry_type'), format: getTypeName },
    { field: 'title', label: text(`entry_title_${kind}`), format: trimText },
    { field: 'total', label: text('entry_total'), format: createEuroFormatter(language) },
  ]
  const listDependentChanges = (_: NewEntryValues, now: NewEntryValues): FormattedChange[] => {
    const earner = findEarner(now)
    if (!earner) return []
    const added = { type: now.type, total: now.total ?? 0 }
    const along = calculateAdditionChanges(kind, added, earner.entries, earner.stated)
    return addPersonToChanges(earner.personName, formatAmountChanges(earner.stated, along))
  }
  return (
    <Stack gap="4">
      <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={onClose}>
        {text('income_all')}
      </Button>
      <EditForm
        name={newEntryKeyByKind[kind]}
        shape={NewEntryValues}
        title={text(`entry_new_${kind}`)}
        intro={text('entry_new_intro')}
        saved={saved}
        call={addCallByKind[kind]}
        toBody={({ owner, type, title, total }) => ({
          of_partner: owner === 'partner',
          type: type || undefined,
          title: title.trim(),
          total,
        })}
        basis={newEntryFormRequests}
        refreshes={cacheNamesStaleAfterIncomeChange}
        listChanges={(was, now) =>
          addPersonToChanges(findEarner(now)?.personName, findFormChanges(formats, was, now))
        }
        listSideEffects={listDependentChanges}
        getLabel={(path) => formats.find(({ field }) => field === path)?.label ?? text('entry_of')}
      >
        {earners.length > 1 && (
          <ChoiceField
            name="owner"
            label={text('entry_of')}
            beside={144}
            options={earners.map(({ owner, personName }) => ({ value: owner, label: personName }))}
          />
        )}
        <ChoiceField
          name="type"
          label={text('entry_type')}
          beside={220}
          options={entryTypesByKind[kind].map((type) => ({ value: type, label: text(`entry_type_${type}`) }))}
        />
        <FieldGrid>
          <TextField
            name="title"
            label={text(`entry_title_${kind}`)}
            hint={text(`entry_title_${kind}_hint`)}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <MoneyField name="total" label={text('entry_total')} hint={text('entry_total_hint')} />
        </FieldGrid>
      </EditForm>
    </Stack>
  )
}
