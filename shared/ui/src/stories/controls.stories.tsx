import { type ComponentProps, useState } from 'react'
import * as ui from '../index.ts'

export default { title: 'Design system/Controls' }

const Row = (props: ComponentProps<typeof ui.Flex>) => (
  <ui.Flex gap="3" wrap="wrap" align="center" {...props} />
)

export const Button = () => (
  <Row>
    <ui.Button icon="upload">Primary</ui.Button>
    <ui.Button kind="secondary">Secondary</ui.Button>
    <ui.Button kind="danger">Danger</ui.Button>
    <ui.Button kind="quiet">Quiet</ui.Button>
    <ui.Button busy>Busy</ui.Button>
    <ui.Button small>Small</ui.Button>
  </Row>
)

export const ButtonLink = () => (
  <Row>
    <ui.ButtonLink href="#link">Link</ui.ButtonLink>
    <ui.ButtonLink kind="primary" icon="plus" href="#link">
      Link with an icon
    </ui.ButtonLink>
  </Row>
)

export const IconButton = () => (
  <Row>
    <ui.IconButton icon="close" label="Close" />
    <ui.IconButton icon="phone" label="Call" />
  </Row>
)

export const Tabs = () => {
  const tabs = [
    { id: 'new', label: 'New', count: 3 },
    { id: 'read', label: 'Read' },
  ]
  const [tab, setTab] = useState('new')
  return (
    <ui.Tabs tabs={tabs} selected={tab} onSelect={setTab} label="Messages">
      {tab}
    </ui.Tabs>
  )
}

export const SearchField = () => {
  const [value, setValue] = useState('')
  return <ui.SearchField label="Search" value={value} onChange={setValue} />
}

const items = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Écho', 'Foxtrot', 'Golf', 'Hotel']

export const SearchList = () => (
  <ui.Card>
    <ui.SearchList items={items} keyOf={(item) => item} textOf={(item) => item} label="Search" empty={null}>
      {(item) => item}
    </ui.SearchList>
  </ui.Card>
)
