import type { TenantPerson } from '@portal/contract/desk/settings'
import { Button, Card, chakra, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { PersonLayer } from './PersonLayer.tsx'
import { PersonRow } from './PersonRow.tsx'

/** The tenant's staff with their roles, and a button to add a person. */
export function People({ people }: { people: readonly TenantPerson[] }) {
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
            <PersonRow key={person.email} person={person} />
          ))}
        </chakra.ul>
      </Section>
      <PersonLayer open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}
