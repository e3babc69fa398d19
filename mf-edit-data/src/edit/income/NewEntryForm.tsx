import { addIncomeEntry, addPensionEntry, incomeTypes, pensionTypes } from '@portal/contract/edit-entry'
import * as v from '@portal/contract/schema'
import type { IncomeAmounts } from '@portal/domain/income-edit'
import { useLanguage } from '@portal/remote-kit'
import { Button, Stack } from '@portal/ui'
import { ChoiceField, MoneyField, TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import {
  type Change,
  changesIn,
  changesOf,
  type FieldFormat,
  formatEuroIn,
  trimText,
} from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { Fields } from '../../shared/Fields.tsx'
import { householdReads } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { type Entries, entryReads, incomeRefreshes } from './entries.ts'
import { dependentChangesOfNew, type KnownEntry, newEntry } from './entry.ts'
import { useStatedWords } from './use-stated-words.ts'

/** A person to whom an entry can be added. */
export interface Earner {
  of: KnownEntry['of']
  /** Name of the person, if the file has a partner. */
  who: string | undefined
  entries: Entries
  /** Amounts of the income form on file. */
  stated: IncomeAmounts
}

interface Props {
  kind: KnownEntry['kind']
  /** Persons to whom one can be added; at least one. */
  earners: readonly Earner[]
  /** Returns to the list. */
  onClose: () => void
}

const Values = v.object({
  of: v.picklist(['own', 'partner']),
  type: v.string(),
  title: v.string(),
  total: v.nullable(v.number()),
})
type Values = v.InferOutput<typeof Values>

const basis = [...householdReads, ...entryReads]
const calls = { income: addIncomeEntry, pension: addPensionEntry }
const types = { income: incomeTypes, pension: pensionTypes }

/** Form for a new income or pension: sends only that entry, others remain unchanged (EDITINCOME-07). */
export function NewEntryForm({ kind, earners, onClose }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const statedWords = useStatedWords()
  const [first] = earners
  const saved = useMemo<Values>(
    () => ({ of: first?.of ?? 'own', type: '', title: '', total: null }),
    [first?.of],
  )
  const earnerOf = ({ of }: Values) => earners.find((earner) => earner.of === of)
  const typeName = (type: string) => {
    const known = types[kind].find((one) => one === type)
    return known ? text(`entry_type_${known}`) : ''
  }
  const formats: FieldFormat<Values>[] = [
    { field: 'type', label: text('entry_type'), say: typeName },
    { field: 'title', label: text(`entry_title_${kind}`), say: trimText },
    { field: 'total', label: text('entry_total'), say: formatEuroIn(language) },
  ]
  const otherChangesOf = (_: Values, now: Values): Change[] => {
    const earner = earnerOf(now)
    if (!earner) return []
    const added = { type: now.type, total: now.total ?? 0 }
    const along = dependentChangesOfNew(kind, added, earner.entries, earner.stated)
    return changesOf(earner.who, statedWords(earner.stated, along))
  }
  return (
    <Stack gap="4">
      <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={onClose}>
        {text('income_all')}
      </Button>
      <EditForm
        name={newEntry[kind]}
        shape={Values}
        title={text(`entry_new_${kind}`)}
        intro={text('entry_new_intro')}
        saved={saved}
        call={calls[kind]}
        bodyOf={({ of, type, title, total }) => ({
          of_partner: of === 'partner',
          type: type || undefined,
          title: title.trim(),
          total,
        })}
        basis={basis}
        refreshes={incomeRefreshes}
        changesOf={(was, now) => changesOf(earnerOf(now)?.who, changesIn(formats, was, now))}
        sideEffectsOf={otherChangesOf}
        nameOf={(path) => formats.find(({ field }) => field === path)?.label ?? text('entry_of')}
        merge={mergeTyped}
      >
        {earners.length > 1 && (
          <ChoiceField
            name="of"
            label={text('entry_of')}
            beside={144}
            options={earners.map(({ of, who }) => ({ value: of, label: who }))}
          />
        )}
        <ChoiceField
          name="type"
          label={text('entry_type')}
          beside={220}
          options={types[kind].map((type) => ({ value: type, label: text(`entry_type_${type}`) }))}
        />
        <Fields>
          <TextField
            name="title"
            label={text(`entry_title_${kind}`)}
            hint={text(`entry_title_${kind}_hint`)}
            input={{ maxLength: 100, autoComplete: 'off' }}
          />
          <MoneyField name="total" label={text('entry_total')} hint={text('entry_total_hint')} />
        </Fields>
      </EditForm>
    </Stack>
  )
}
