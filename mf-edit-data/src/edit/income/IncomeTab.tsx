import { saveIncome } from '@portal/contract/edit-form'
import { useLanguage, useOpenedItem } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { getToday } from '@portal/time/clock'
import { Notice, Stack } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { MoneyField, useWatch } from '@portal/ui/form'
import { useMemo, useState } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import {
  addPersonToChanges,
  createWholeEuroFormatter,
  type FieldFormat,
  formatTypedDate,
  getFieldLabel,
} from '../../shared/edit/form-changes.ts'
import { FormFieldGroup, useFormItem } from '../../shared/edit/form-item.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { FieldGrid } from '../../shared/fields.tsx'
import { PersonTabs } from '../../shared/PersonTabs.tsx'
import { householdRequests, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryList } from './EntryList.tsx'
import {
  canAddEntryOfKind,
  type EntryEarner,
  isEntryKey,
  listEditableEntries,
  newEntryKeyByKind,
} from './editable-entry.ts'
import { findIncomeChanges } from './income-changes.ts'
import {
  type EarnerValues,
  IncomeValues,
  incomeAmountNames,
  incomeFormItems,
  isRetired,
  isVisibleField,
  listVisibleAmounts,
  toIncomeRequestBody,
  toIncomeValues,
} from './income-values.ts'
import { NewEntryForm } from './NewEntryForm.tsx'
import {
  cacheNamesStaleAfterIncomeChange,
  findReplacedEntries,
  toRemovedEntryChanges,
  useIncomesAndPensions,
} from './use-incomes-and-pensions.ts'

const incomeTabPath = getEditTabPath('income')

/**
 * Income and pension of the customer and, if editable, the partner (EDITINCOME): single entries, and the amounts of the
 * income form.
 */
export default function IncomeTab() {
  const text = useText()
  const { language } = useLanguage()
  const { id, close } = useOpenedItem(incomeTabPath)
  const named = useFormItem(incomeTabPath, incomeFormItems)
  const { pending, known, editable, retry } = useHousehold()
  const entries = useIncomesAndPensions()
  const [removed, setRemoved] = useState(false)
  const saved = useMemo(() => known && toIncomeValues(known.customer, editable), [known, editable])
  if (pending || entries.pending) return <ScreenSkeleton of={formSkeleton} />
  if (!saved || !known) return <DataUnavailableNotice onRetry={retry} />
  const partnerName = editable?.first_name ?? text('person_partner')
  const getOwnerName = (of: 'own' | 'partner') =>
    editable ? (of === 'own' ? text('person_own') : partnerName) : undefined
  const closeEntry = () => {
    setRemoved(false)
    close()
  }
  const earners: readonly EntryEarner[] = [
    { owner: 'own', personName: getOwnerName('own'), entries: entries.own, stated: known.customer },
    ...(editable
      ? [{ owner: 'partner' as const, personName: partnerName, entries: entries.partner, stated: editable }]
      : []),
  ]
  const all = listEditableEntries(entries, editable !== null)
  const opened = all.find(({ key }) => key === id)
  const openedEarner = earners.find(({ owner }) => owner === opened?.owner)
  if (opened && openedEarner)
    return (
      <EntryForm
        key={opened.key}
        known={opened}
        earner={openedEarner}
        onClose={closeEntry}
        onRemoved={() => {
          setRemoved(true)
          close()
        }}
      />
    )
  const findEarnersForKind = (kind: 'income' | 'pension') =>
    earners.filter(
      ({ owner, entries, stated }) =>
        canAddEntryOfKind(kind, entries, stated) &&
        !(
          kind === 'income' &&
          isRetired((owner === 'own' ? saved : saved.partner)?.retirement_date ?? '', getToday())
        ),
    )
  const addable = (['income', 'pension'] as const).filter((kind) => findEarnersForKind(kind).length > 0)
  const adding = addable.find((kind) => newEntryKeyByKind[kind] === id)
  if (adding)
    return (
      <NewEntryForm key={adding} kind={adding} earners={findEarnersForKind(adding)} onClose={closeEntry} />
    )
  const renderReplacedEntriesWarning = ({ own, partner }: ReturnType<typeof findReplacedEntries>) => {
    if (!own || !partner) return <Notice status="warn">{text('income_replaces_unknown')}</Notice>
    return own.length + partner.length > 0 && <Notice status="warn">{text('income_replaces')}</Notice>
  }
  const formats: FieldFormat<EarnerValues>[] = [
    { field: 'retirement_date', label: text('retirement_date'), format: formatTypedDate },
    ...incomeAmountNames.map((field) => ({
      field,
      label: text(field),
      format: createWholeEuroFormatter(language),
    })),
  ]
  const words = { formats, own: getOwnerName('own'), partner: partnerName }
  const missing = isEntryKey(id)
  const item = named && isVisibleField(named.focusField, saved, getToday()) ? named : null
  return (
    <Stack gap="4">
      {!item && (all.length > 0 || addable.length > 0 || missing) && (
        <EntryList
          entries={all}
          getOwnerName={getOwnerName}
          isMissing={missing && !removed}
          isRemoved={removed}
          addableKinds={addable}
        />
      )}
      <EditForm
        name="income"
        shape={IncomeValues}
        title={text('tab_income')}
        intro={text('income_intro')}
        item={item}
        wholeFormPath={incomeTabPath}
        listSideEffects={(was, now) => {
          const replaced = findReplacedEntries(entries, was, now)
          const toChanges = (removed: typeof replaced.own) =>
            toRemovedEntryChanges(removed, text('edit_gone'), language)
          return [
            ...addPersonToChanges(words.own, toChanges(replaced.own)),
            ...addPersonToChanges(partnerName, toChanges(replaced.partner)),
          ]
        }}
        renderWarning={(was, now) => renderReplacedEntriesWarning(findReplacedEntries(entries, was, now))}
        saved={saved}
        call={saveIncome}
        toBody={(values) => toIncomeRequestBody(values, getToday(), item?.fields)}
        basis={householdRequests}
        refreshes={cacheNamesStaleAfterIncomeChange}
        listChanges={(was, now) => findIncomeChanges(words, was, now, getToday())}
        getLabel={(field) => getFieldLabel(field, formats, (what) => text('of_partner', { what }))}
      >
        <PersonTabs
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

interface EarnerFieldsProps {
  /** Path prefix of the person's fields in the form. */
  path?: '' | 'partner.'
  /** Whether the form also has an editable partner (EDITINCOME-04). */
  withPartner: boolean
}

/** Fields for a person's income and pension. */
function EarnerFields({ path = '', withPartner }: EarnerFieldsProps) {
  const text = useText()
  const retirement = useWatch({ name: `${path}retirement_date` }) as string
  const retired = isRetired(retirement, getToday())
  return (
    <>
      <FormFieldGroup fields={[`${path}retirement_date`]}>
        <FieldGrid>
          <DateField name={`${path}retirement_date`} label={text('retirement_date')} />
        </FieldGrid>
      </FormFieldGroup>
      {retired && <Notice>{text(path ? 'income_retired_partner' : 'income_retired')}</Notice>}
      <FieldGrid>
        {listVisibleAmounts(retired, withPartner).map((name) => (
          <FormFieldGroup key={name} fields={[`${path}${name}`]}>
            <MoneyField whole name={`${path}${name}`} label={text(name)} hint={text(`hint_${name}`)} />
          </FormFieldGroup>
        ))}
      </FieldGrid>
    </>
  )
}
