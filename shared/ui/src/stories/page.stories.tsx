import { useState } from 'react'
import * as ui from '../index.ts'

export default { title: 'Design system/Page' }

const exampleTenant = { name: 'Example Advice', slogan: 'At home in money', logo: null }
const examplePerson = { full_name: 'Sanne Vermeulen', avatar: null }

export const ContactRow = () => (
  <ui.Page>
    <ui.ContactRow question="Is this still right for you?" person={examplePerson} href="#ask" quiet={false} />
    <ui.ContactRow question="Is this still right for you?" person={null} href="#ask" quiet />
  </ui.Page>
)

export const Avatar = () => <ui.Avatar name="Sanne Vermeulen" />
export const InsurerLogo = () => <ui.InsurerLogo name="Example Insurer" tenant={exampleTenant.name} />
export const Letterhead = () => <ui.Letterhead tenant={exampleTenant} day="2026-03-01" language="en" />
export const TenantBrand = () => <ui.TenantBrand {...exampleTenant} />

export const Page = () => (
  <ui.Page>
    <ui.Card>First block</ui.Card>
    <ui.Card>Second block</ui.Card>
  </ui.Page>
)

export const PageSummary = () => (
  <ui.PageSummary>
    <ui.AmountWithUnit amount="€ 362,084.50" unit="mortgage" />
  </ui.PageSummary>
)

export const Section = () => (
  <ui.Section title="Section" aside={<ui.CountBadge count={2} />}>
    What belongs together.
  </ui.Section>
)

/** A React root of its own, as each remote has one. */
export const UiProvider = () => {
  const [cache] = useState(() => ui.createStyleCache())
  return (
    <ui.UiProvider cache={cache}>
      <ui.Card>A card in another root</ui.Card>
    </ui.UiProvider>
  )
}

/** Content of a remote in its style region. Its global rules do not apply outside the region. */
export const StyleRegion = () => {
  const [styles] = useState(() => ui.createRemoteStyleCache(ui.createStyleCache(), 'mf-example'))
  return (
    <ui.StyleRegion styles={styles}>
      <ui.Card>A card of one remote among others</ui.Card>
    </ui.StyleRegion>
  )
}
