import type { EntryAmountName, EntryAmounts } from '@portal/domain/income-entry'
import { Button } from '@portal/ui'
import { MoneyField } from '@portal/ui/form'
import { useState } from 'react'
import { FieldGrid } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'

/** Amounts of an income or pension; empty amounts are hidden until the customer asks for them. */
export function EntryAmountFields({ saved }: { saved: EntryAmounts }) {
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
