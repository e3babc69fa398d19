import { type ComponentProps, useState } from 'react'
import * as ui from '../index.ts'

export default { title: 'Design system/Controls' }

const ControlRow = (props: ComponentProps<typeof ui.Flex>) => (
  <ui.Flex gap="3" wrap="wrap" align="center" {...props} />
)

export const Button = () => (
  <ControlRow>
    <ui.Button icon="upload">Primary</ui.Button>
    <ui.Button kind="secondary">Secondary</ui.Button>
    <ui.Button kind="danger">Danger</ui.Button>
    <ui.Button kind="quiet">Quiet</ui.Button>
    <ui.Button busy>Busy</ui.Button>
    <ui.Button small>Small</ui.Button>
  </ControlRow>
)

export const ButtonLink = () => (
  <ControlRow>
    <ui.ButtonLink href="#link">Link</ui.ButtonLink>
    <ui.ButtonLink kind="primary" icon="plus" href="#link">
      Link with an icon
    </ui.ButtonLink>
  </ControlRow>
)

export const IconButton = () => (
  <ControlRow>
    <ui.IconButton icon="close" label="Close" />
    <ui.IconButton icon="phone" label="Call" />
  </ControlRow>
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

const exampleItems = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Écho', 'Foxtrot', 'Golf', 'Hotel']

export const SearchableItems = () => (
  <ui.SearchableItems items={exampleItems} getSearchText={(item) => item} label="Search">
    {(found) => found.join(', ')}
  </ui.SearchableItems>
)

export const SearchList = () => (
  <ui.Card>
    <ui.SearchList
      items={exampleItems}
      getKey={(item) => item}
      getSearchText={(item) => item}
      label="Search"
      empty={null}
    >
      {(item) => item}
    </ui.SearchList>
  </ui.Card>
)
