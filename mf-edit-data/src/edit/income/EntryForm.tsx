import {
  removeIncomeEntry,
  removePensionEntry,
  saveIncomeEntry,
  savePensionEntry,
} from '@portal/contract/edit-income-or-pension'
import * as v from '@portal/contract/valibot'
import { type EntryAmountName, type EntryAmounts, getEditableAmounts } from '@portal/domain/income-entry'
import { useLanguage, useRoutePath } from '@portal/remote-kit'
import { Box, Button, ButtonLink, Flex, Stack, Text } from '@portal/ui'
import { MoneyField } from '@portal/ui/form'
import { useMemo, useState } from 'react'
import { ChangeList } from '../../shared/edit/ChangeList.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  addPersonToChanges,
  createEuroFormatter,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
} from '../../shared/edit/form-changes.ts'
import { RemoveWithConfirmation } from '../../shared/edit/RemoveWithConfirmation.tsx'
import { FieldGrid } from '../../shared/fields.tsx'
import { householdRequests } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import {
  calculateDependentChanges,
  calculateRemovalChanges,
  type EditableEntry,
  type EntryEarner,
  findChangedAmounts,
} from './editable-entry.ts'
import {
  cacheNamesStaleAfterIncomeChange,
  incomeAndPensionRequests,
  toRemovedEntryChanges,
  useFormatAmountChanges,
} from './use-incomes-and-pensions.ts'

interface EntryFormProps {
  known: EditableEntry
  /** The person with this income or pension. */
  earner: EntryEarner
  /** Returns to the list. */
  onClose: () => void
  onRemoved: () => void
}

const EntryAmountsSchema = v.record(v.string(), v.nullable(v.number())) as v.GenericSchema<
  unknown,
  EntryAmounts
>
const entryFormRequests = [...householdRequests, ...incomeAndPensionRequests]
const routeByKind = { income: 'inkomen', pension: 'pensioen' } as const

/** Form for a single income or pension. Sends only its own amounts; all others remain unchanged (EDITINCOME-06). */
export function EntryForm({ known, earner, onClose, onRemoved }: EntryFormProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatAmountChanges = useFormatAmountChanges()
  const shown = useRoutePath(routeByKind[known.kind])
  const { entry, kind, key, id } = known
  const { entries, stated, personName } = earner
  const saved = useMemo(() => getEditableAmounts(entry), [entry])
  const formats = (Object.keys(saved) as EntryAmountName[]).map(
    (field): FieldFormat<EntryAmounts> => ({
      field,
      label: text(`entry_${field}`),
      format: createEuroFormatter(language),
    }),
  )
  const listDependentChanges = (was: EntryAmounts, now: EntryAmounts): FormattedChange[] => {
    const along = calculateDependentChanges(known, findChangedAmounts(was, now), entries, stated)
    const { total } = along
    const own = total
      ? [
          {
            label: text('entry_sum'),
            was: createEuroFormatter(language)(total.was),
            now: createEuroFormatter(language)(total.now),
          },
        ]
      : []
    return addPersonToChanges(personName, [...own, ...formatAmountChanges(stated, along.stated)])
  }
  const goes = addPersonToChanges(personName, [
    ...toRemovedEntryChanges([entry], text('edit_gone'), language),
    ...formatAmountChanges(stated, calculateRemovalChanges(known, entries, stated)),
  ])
  return (
    <Stack gap="4">
      <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={onClose}>
        {text('income_all')}
      </Button>
      <EditForm
        name={key}
        shape={EntryAmountsSchema}
        title={entry.title}
        titleLang="nl"
        intro={
          known.owner === 'partner'
            ? text(`entry_intro_${kind}_of`, { who: personName ?? '' })
            : text(`entry_intro_${kind}`)
        }
        focus={formats[0]?.field}
        saved={saved}
        call={kind === 'income' ? saveIncomeEntry : savePensionEntry}
        removeCall={kind === 'income' ? removeIncomeEntry : removePensionEntry}
        params={{ id }}
        toBody={(typed) => findChangedAmounts(saved, typed)}
        basis={entryFormRequests}
        refreshes={cacheNamesStaleAfterIncomeChange}
        listChanges={(was, now) => addPersonToChanges(personName, findFormChanges(formats, was, now))}
        listSideEffects={listDependentChanges}
        getLabel={(path) => formats.find(({ field }) => field === path)?.label ?? path}
        below={
          <Flex wrap="wrap" gap="4" justify="space-between">
            <RemoveWithConfirmation
              label={text(`entry_remove_${kind}`)}
              title={text(`entry_remove_${kind}_title`)}
              cancelLabel={text('entry_keep')}
              remove={(saveAtOnce) => saveAtOnce(undefined)}
              onRemoved={onRemoved}
            >
              <Box display="grid" gap="4">
                <ChangeList changes={goes} />
                <Text>{text('entry_remove_hint')}</Text>
              </Box>
            </RemoveWithConfirmation>
            {shown && (
              <ButtonLink kind="quiet" href={shown} mt="6" ml="-3">
                {text(`entry_back_${kind}`)}
              </ButtonLink>
            )}
          </Flex>
        }
      >
        <EntryAmountFields saved={saved} />
      </EditForm>
    </Stack>
  )
}

/** Amounts of an income or pension; empty amounts are hidden until the customer asks for them. */
function EntryAmountFields({ saved }: { saved: EntryAmounts }) {
  const text = useText()
  const [all, setAll] = useState(false)
  const names = Object.keys(saved) as EntryAmountName[]
  const shown = names.filter((name, place) => all || place === 0 || saved[name])
  return (
    <>
      <FieldGrid>
        {shown.map((name) => (
          <MoneyField key={name} name={name} label={text(`entry_${name}`)} />
        ))}
      </FieldGrid>
      {shown.length < names.length && (
        <Button kind="quiet" icon="plus" justifySelf="start" ml="-3" onClick={() => setAll(true)}>
          {text('entry_more')}
        </Button>
      )}
    </>
  )
}
