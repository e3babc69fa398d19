import { ListRoutes, OpenedItem, QueryView, useTenant } from '@portal/remote-kit'
import { AddDataLink } from '@portal/remote-kit/add-data-link'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import {
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  Grid,
  Heading,
  InsurerLogo,
  Notice,
  Page,
  Text,
  Umbrella,
} from '@portal/ui'
import { PremiumsCard } from '../shared/PremiumsCard.tsx'
import { damageReportPath, damagesPath, policiesPath } from '../shared/paths.ts'
import { useShownPolicies } from '../shared/use-shown-policies.ts'
import { useText } from '../texts.ts'
import { InsurerLinks } from './InsurerLinks.tsx'
import { MissingPolicyKinds } from './MissingPolicyKinds.tsx'
import { PolicyList } from './PolicyList.tsx'
import { PolicyOverlay } from './PolicyOverlay.tsx'
import { policiesSkeleton } from './policies-skeleton.ts'
import { usePartnerInsurer } from './use-partner-insurer.ts'

/** Card of the customer's partner insurer with its logo and links (POLICY-04); without one, general links. */
function InsurerCard() {
  const text = useText()
  const insurer = usePartnerInsurer()
  const tenant = useTenant()?.name
  return (
    <Card _print={{ display: 'none' }}>
      {insurer && <InsurerLogo name={insurer} {...(tenant ? { tenant } : {})} />}
      <Heading level={2} textStyle="subsection" mt={insurer ? '3' : '0'} mb="1">
        {insurer ? text('insurer_yours', { name: insurer }) : text('insurer_title')}
      </Heading>
      <InsurerLinks />
    </Card>
  )
}

/** Links from the policies screen to damages and the damage report (NAV-06). */
function DamageLinksCard() {
  const text = useText()
  return (
    <Card _print={{ display: 'none' }}>
      <Heading level={2} textStyle="subsection">
        {text('damage_pointer')}
      </Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('damage_pointer_hint')}
      </Text>
      <Flex gap="4px 24px" wrap="wrap">
        <ButtonLink small href={damageReportPath}>
          {text('damage_report')}
        </ButtonLink>
        <ButtonLink kind="quiet" small ml="-3" href={damagesPath}>
          {text('damage_see')}
        </ButtonLink>
      </Flex>
    </Card>
  )
}

/** Styles the grid at the top of the screen, with premiums and links. */
export const policiesTopGridCss = {
  alignItems: 'stretch',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' },
}

/** All policies that the portal shows: premiums, cards, and kinds without a policy (POLICY). */
export default function PoliciesScreen() {
  return (
    <ListRoutes path={policiesPath}>
      <PoliciesContent />
    </ListRoutes>
  )
}

function PoliciesContent() {
  const text = useText()
  const read = useShownPolicies()
  return (
    <QueryView
      read={read}
      placeholder={<ScreenSkeleton of={policiesSkeleton} />}
      error={[text('policies_error'), text('policies_error_hint')]}
    >
      {({ policies, hidden }) => (
        <Page>
          <OpenedItem path={policiesPath} items={policies} getKey={({ id }) => id}>
            {({ item, gone, close }) => (
              <>
                {gone && !read.isPlaceholderData && <Notice role="status">{text('policy_not_found')}</Notice>}
                <PolicyOverlay policy={item} onClose={close} />
              </>
            )}
          </OpenedItem>
          <Grid css={policiesTopGridCss}>
            {policies.length > 0 ? (
              <PremiumsCard policies={policies} />
            ) : (
              <Card>
                <EmptyState
                  title={text('policies_empty')}
                  illustration={<Umbrella />}
                  action={<AddDataLink>{text('tell_us')}</AddDataLink>}
                >
                  {text('policies_empty_hint')}
                </EmptyState>
              </Card>
            )}
            <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns="minmax(0,1fr)" alignContent="start">
              <InsurerCard />
              <DamageLinksCard />
            </Grid>
          </Grid>
          <PolicyList policies={policies} />
          <MissingPolicyKinds policies={policies} hidden={hidden} />
        </Page>
      )}
    </QueryView>
  )
}
