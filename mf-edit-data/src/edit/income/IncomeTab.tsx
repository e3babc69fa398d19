import { today } from '@portal/contract/clock'
import { saveIncome } from '@portal/contract/edit'
import { useLanguage } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { Stack } from '@portal/ui'
import { useMemo } from 'react'
import { changesIn, nameIn, sayDate, sayEuro, type Told } from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { formOutline } from '../../shared/outline.ts'
import { Persons } from '../../shared/Persons.tsx'
import { Unavailable } from '../../shared/Unavailable.tsx'
import { householdReads, useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
import { EarnerFields } from './EarnerFields.tsx'
import { useEntries } from './entries.ts'
import { ReplacedEntries } from './ReplacedEntries.tsx'
import {
  amounts,
  amountsAsked,
  type EarnerValues,
  IncomeValues,
  incomeBody,
  incomeOf,
  isRetired,
} from './values.ts'

/** What is told of what was asked: a field that went out of sight is not sent either. */
const askedOf = (told: readonly Told<EarnerValues>[], now: EarnerValues, withPartner: boolean) => {
  const asked: readonly string[] = amountsAsked(isRetired(now.retirement_date, today()), withPartner)
  return told.filter(({ field }) => field === 'retirement_date' || asked.includes(field))
}

/** Income and pension of the customer, and of the partner where that may be changed (EDITINCOME). */
export default function IncomeTab() {
  const text = useText()
  const { language } = useLanguage()
  const { pending, known, editable, retry } = useHousehold()
  const entries = useEntries()
  const saved = useMemo(() => known && incomeOf(known.customer, editable), [known, editable])
  if (pending) return <Outline of={formOutline} />
  if (!saved) return <Unavailable onRetry={retry} />
  const told: Told<EarnerValues>[] = [
    { field: 'retirement_date', label: text('retirement_date'), say: sayDate },
    ...amounts.map((field) => ({ field, label: text(field), say: sayEuro(language) })),
  ]
  const ofPartner = told.map((one) => ({ ...one, label: text('of_partner', { what: one.label }) }))
  return (
    <EditForm
      name="income"
      shape={IncomeValues}
      title={text('tab_income')}
      intro={text('income_intro')}
      warningOf={(was, now) => (
        <ReplacedEntries entries={entries} was={was} now={now} partnerName={editable?.first_name ?? ''} />
      )}
      saved={saved}
      call={saveIncome}
      bodyOf={(values) => incomeBody(values, today())}
      basis={householdReads}
      refreshes={['CUSTOMER', 'FAMILY', 'INCOME', 'INCOME_PARTNER', 'RETIREMENT', 'RETIREMENT_PARTNER']}
      changesOf={(was, now) => [
        ...changesIn(askedOf(told, now, editable !== null), was, now),
        ...(was.partner && now.partner
          ? changesIn(askedOf(ofPartner, now.partner, true), was.partner, now.partner)
          : []),
      ]}
      nameOf={(path) => nameIn(path, told, ofPartner)}
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
        partnerName={editable?.first_name ?? ''}
      />
    </EditForm>
  )
}
