import { saveIncomeEntry, savePensionEntry } from '@portal/contract/edit-entry'
import * as v from '@portal/contract/schema'
import { amountsOf, type EntryAmountName, type EntryAmounts } from '@portal/domain/entry-edit'
import type { IncomeAmounts } from '@portal/domain/income-edit'
import { useLanguage, useRoutePath } from '@portal/remote-kit'
import { Button, ButtonLink, Stack } from '@portal/ui'
import { useMemo } from 'react'
import {
  type Change,
  changesIn,
  changesOf,
  sayEuro,
  sayWholeEuro,
  type Told,
} from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { householdReads } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { EntryFields } from './EntryFields.tsx'
import { type Entries, entryReads, incomeRefreshes } from './entries.ts'
import { alongWith, changedAmounts, type KnownEntry } from './entry.ts'
import type { AmountName } from './values.ts'

interface Props {
  known: KnownEntry
  /** All that was entered for the same person. */
  entries: Entries
  /** The amounts of the income form on file for that person. */
  stated: IncomeAmounts
  /** Whose it is, said where the file has a partner too. */
  who: string | undefined
  /** Leads to all of them. */
  onClose: () => void
}

const Amounts = v.record(v.string(), v.nullable(v.number())) as v.GenericSchema<unknown, EntryAmounts>
const basis = [...householdReads, ...entryReads]
const routes = { income: 'inkomen', pension: 'pensioen' }

/** One income or pension: its own amounts are asked and sent, and all others stay as they are (EDITINCOME-06). */
export function EntryForm({ known, entries, stated, who, onClose }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const shown = useRoutePath(routes[known.kind])
  const { entry, kind, key, id } = known
  const saved = useMemo(() => amountsOf(entry), [entry])
  const told = (Object.keys(saved) as EntryAmountName[]).map(
    (field): Told<EntryAmounts> => ({ field, label: text(`entry_${field}`), say: sayEuro(language) }),
  )
  const besidesOf = (was: EntryAmounts, now: EntryAmounts): Change[] => {
    const along = alongWith(known, changedAmounts(was, now), entries, stated)
    const sums = Object.entries(along.stated).map(([name, sum]) => ({
      label: text('entry_stated', { what: text(name as AmountName) }),
      was: sayWholeEuro(language)(stated[name as AmountName] ?? null),
      now: sayWholeEuro(language)(sum ?? null),
    }))
    const { total } = along
    const own = total
      ? [{ label: text('entry_sum'), was: sayEuro(language)(total.was), now: sayEuro(language)(total.now) }]
      : []
    return changesOf(who, [...own, ...sums])
  }
  return (
    <Stack gap="4">
      <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={onClose}>
        {text('income_all')}
      </Button>
      <EditForm
        name={key}
        shape={Amounts}
        title={entry.title}
        titleLang="nl"
        intro={
          known.of === 'partner'
            ? text(`entry_intro_${kind}_of`, { who: who ?? '' })
            : text(`entry_intro_${kind}`)
        }
        focus={told[0]?.field}
        saved={saved}
        call={kind === 'income' ? saveIncomeEntry : savePensionEntry}
        params={{ id }}
        bodyOf={(typed) => changedAmounts(saved, typed)}
        basis={basis}
        refreshes={incomeRefreshes}
        changesOf={(was, now) => changesOf(who, changesIn(told, was, now))}
        besidesOf={besidesOf}
        nameOf={(path) => told.find(({ field }) => field === path)?.label ?? path}
        merge={mergeTyped}
        {...(shown
          ? {
              below: () => (
                <ButtonLink kind="quiet" href={shown} mt="4" ml="-3">
                  {text(`entry_back_${kind}`)}
                </ButtonLink>
              ),
            }
          : {})}
      >
        <EntryFields saved={saved} />
      </EditForm>
    </Stack>
  )
}
