import { Stack, Tabs } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../texts.ts'
import { useVisibleFields } from './edit/form-item.tsx'
import { useAfterSubmit } from './edit/submit-attempts.ts'

interface PersonTabsProps {
  own: ReactNode
  /** Fields of the partner; null if the partner is not editable (PERSONALIA-03). */
  partner: ReactNode | null
  /**
   * Whether tabs are shown even while the form has no partner, so that adding a partner does not rerender everything.
   */
  tabbed: boolean
  partnerName: string
}

/** Fields of the customer and, in a second tab, of the partner. */
export function PersonTabs({ own, partner, tabbed, partnerName }: PersonTabsProps) {
  const text = useText()
  const [shown, setShown] = useState('own')
  useAfterSubmit((errors) => {
    const wrong = Object.keys(errors)
    if (wrong.length === 0) return
    setShown(wrong.every((name) => name === 'partner') ? 'partner' : 'own')
  })
  const visibleFields = useVisibleFields()
  if (visibleFields?.every((field) => field.startsWith('partner.'))) return partner
  if (!tabbed || visibleFields) return own
  const [ownTab, partnerTab] = [
    { id: 'own', label: text('person_own') },
    { id: 'partner', label: partnerName || text('person_partner') },
  ]
  const selected = partner === null ? 'own' : shown
  return (
    <Tabs
      label={text('persons')}
      tabs={partner === null ? [ownTab] : [ownTab, partnerTab]}
      selected={selected}
      onSelect={setShown}
    >
      <Stack gap="6">{selected === 'own' ? own : partner}</Stack>
    </Tabs>
  )
}
