import { Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Section } from '../page/Section.tsx'
import { Tabs } from '../page/Tabs.tsx'
import { Badge } from '../status/Badge.tsx'
import { Counter } from '../status/Counter.tsx'
import { EnergyLabel } from '../status/EnergyLabel.tsx'
import { Link } from '../text/Link.tsx'

const tabs = [
  { id: 'new', label: 'New', count: 3 },
  { id: 'read', label: 'Read' },
]

/** Everything that can be pressed, and the small marks beside it. */
export function Controls() {
  const [tab, setTab] = useState('new')
  return (
    <Section title="Controls and marks">
      <Flex gap="3" wrap="wrap" align="center">
        <Button icon="upload">Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="danger">Danger</Button>
        <Button kind="quiet">Quiet</Button>
        <Button busy>Busy</Button>
        <Button small>Small</Button>
        <ButtonLink href="#link">Link</ButtonLink>
        <IconButton icon="phone" label="Call" filled />
        <Link href="#link">Text link</Link>
      </Flex>
      <Grid gap="3">
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} label="Messages">
          {null}
        </Tabs>
      </Grid>
      <Flex gap="3" wrap="wrap" align="center">
        <Badge status="good">Good</Badge>
        <Badge status="warn">Attention</Badge>
        <Badge status="bad">Problem</Badge>
        <Badge icon="clock">Neutral</Badge>
        <Badge status="plain">Plain</Badge>
        <Counter count={12} />
        <EnergyLabel label="A++" />
        <EnergyLabel label="D" />
      </Flex>
    </Section>
  )
}
