import type { TenantPerson } from '@portal/contract/desk/tenant-settings'
import { Button, Card, chakra, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { AddStaffOverlay } from './AddStaffOverlay.tsx'
import { StaffRow } from './StaffRow.tsx'

export function StaffList({ people }: { people: readonly TenantPerson[] }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  return (
    <Card>
      <Section
        title={text('settings_people')}
        aside={<Button onClick={() => setAdding(true)}>{text('person_add')}</Button>}
      >
        <Text color="ink2">{text('people_hint')}</Text>
        <chakra.ul>
          {people.map((person) => (
            <StaffRow key={person.email} person={person} />
          ))}
        </chakra.ul>
      </Section>
      <AddStaffOverlay open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}
