import {
  removeIncomeEntry,
  removePensionEntry,
  saveIncomeEntry,
  savePensionEntry,
} from '@portal/contract/edit-entry'
import * as v from '@portal/contract/schema'
import { amountsOf, type EntryAmountName, type EntryAmounts } from '@portal/domain/entry-edit'
import type { IncomeAmounts } from '@portal/domain/income-edit'
import { useLanguage, useRoutePath } from '@portal/remote-kit'
import { Box, Button, ButtonLink, Flex, Stack, Text } from '@portal/ui'
import { useMemo } from 'react'
import { ChangeList } from '../../shared/edit/ChangeList.tsx'
import {
  type Change,
  changesIn,
  changesOf,
  type FieldFormat,
  formatEuroIn,
} from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { Remove } from '../../shared/edit/Remove.tsx'
import { householdReads } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { EntryFields } from './EntryFields.tsx'
import { type Entries, entryReads, incomeRefreshes, removedEntryChanges } from './entries.ts'
import { changedAmounts, dependentChanges, dependentChangesOfRemoval, type KnownEntry } from './entry.ts'
import { useStatedWords } from './use-stated-words.ts'

interface Props {
  known: KnownEntry
  /** Entries of the same person. */
  entries: Entries
  /** That person's amounts of the income form on file. */
  stated: IncomeAmounts
  /** Owner of the entry, if the file has a partner. */
  who: string | undefined
  /** Returns to the list. */
  onClose: () => void
  /** Called after removal from the file. */
  onRemoved: () => void
}

const Amounts = v.record(v.string(), v.nullable(v.number())) as v.GenericSchema<unknown, EntryAmounts>
const basis = [...householdReads, ...entryReads]
const routes = { income: 'inkomen', pension: 'pensioen' } as const

/** Form for a single income or pension: sends only its own amounts, others remain unchanged (EDITINCOME-06). */
export function EntryForm({ known, entries, stated, who, onClose, onRemoved }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const statedWords = useStatedWords()
  const shown = useRoutePath(routes[known.kind])
  const { entry, kind, key, id } = known
  const saved = useMemo(() => amountsOf(entry), [entry])
  const formats = (Object.keys(saved) as EntryAmountName[]).map(
    (field): FieldFormat<EntryAmounts> => ({
      field,
      label: text(`entry_${field}`),
      say: formatEuroIn(language),
    }),
  )
  const otherChangesOf = (was: EntryAmounts, now: EntryAmounts): Change[] => {
    const along = dependentChanges(known, changedAmounts(was, now), entries, stated)
    const { total } = along
    const own = total
      ? [
          {
            label: text('entry_sum'),
            was: formatEuroIn(language)(total.was),
            now: formatEuroIn(language)(total.now),
          },
        ]
      : []
    return changesOf(who, [...own, ...statedWords(stated, along.stated)])
  }
  const goes = changesOf(who, [
    ...removedEntryChanges([entry], text('edit_gone'), language),
    ...statedWords(stated, dependentChangesOfRemoval(known, entries, stated)),
  ])
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
        focus={formats[0]?.field}
        saved={saved}
        call={kind === 'income' ? saveIncomeEntry : savePensionEntry}
        removeCall={kind === 'income' ? removeIncomeEntry : removePensionEntry}
        params={{ id }}
        bodyOf={(typed) => changedAmounts(saved, typed)}
        basis={basis}
        refreshes={incomeRefreshes}
        changesOf={(was, now) => changesOf(who, changesIn(formats, was, now))}
        sideEffectsOf={otherChangesOf}
        nameOf={(path) => formats.find(({ field }) => field === path)?.label ?? path}
        merge={mergeTyped}
        below={
          <Flex wrap="wrap" gap="4" justify="space-between">
            <Remove
              label={text(`entry_remove_${kind}`)}
              title={text(`entry_remove_${kind}_title`)}
              keep={text('entry_keep')}
              remove={(saveAtOnce) => saveAtOnce(undefined)}
              onRemoved={onRemoved}
            >
              <Box display="grid" gap="4">
                <ChangeList changes={goes} />
                <Text>{text('entry_remove_hint')}</Text>
              </Box>
            </Remove>
            {shown && (
              <ButtonLink kind="quiet" href={shown} mt="6" ml="-3">
                {text(`entry_back_${kind}`)}
              </ButtonLink>
            )}
          </Flex>
        }
      >
        <EntryFields saved={saved} />
      </EditForm>
    </Stack>
  )
}
