import type { Customer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { QueryView, usePermissions, useRead } from '@portal/remote-kit'
import { Avatar, Box, Card, chakra, Flex, Heading, Link, Loading, Skeleton, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'

interface CustomerFileRowProps {
  title: string
  about?: string
  /** Hides the row in print. */
  hiddenInPrint?: boolean
  children: ReactNode
}

const customerFileRowCss = {
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '168px minmax(0,1fr)' },
  alignItems: 'center',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** A row of the customer file card: title, explanation and content. */
const CustomerFileRow = ({ title, about, hiddenInPrint, children }: CustomerFileRowProps) => (
  <chakra.section css={[customerFileRowCss, hiddenInPrint ? { _print: { display: 'none' } } : {}]}>
    <div>
      <Heading level={2} textStyle="body">
        {title}
      </Heading>
      {about && (
        <Text textStyle="meta" color="ink2">
          {about}
        </Text>
      )}
    </div>
    <Box minW="0">{children}</Box>
  </chakra.section>
)

interface CustomerFileCardProps {
  customer: Customer | null
}

/** Card of the customer file: the people in it, the yearly check and the download, as a short list. */
export function CustomerFileCard({ customer }: CustomerFileCardProps) {
  const text = useText()
  const { isAllowed, pathOf } = usePermissions()
  const documents = isAllowed({ subject: 'own-file' }) ? pathOf('documenten') : null
  return (
    <Card
      as="section"
      aria-label={text('file')}
      css={{ px: { base: '4', md: '5' }, py: { base: '2', md: '2' } }}
    >
      <CustomerFileRow title={text('family')}>
        <HouseholdPeople customer={customer} />
      </CustomerFileRow>
      <CustomerFileRow title={text('watch')} about={text('watch_intro')} hiddenInPrint>
        <YearlyCheck />
      </CustomerFileRow>
      {documents && (
        <CustomerFileRow title={text('dossier')} hiddenInPrint>
          {text('dossier_brief')} <Link href={documents}>{text('dossier_where')}</Link>
        </CustomerFileRow>
      )}
    </Card>
  )
}

const householdPeopleCss = {
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    lg: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  },
}

/** The people in the customer file: the customer, the partner and the children (DASH-17). */
function HouseholdPeople({ customer }: { customer: Customer | null }) {
  const text = useText()
  const family = useRead(getFamily)
  return (
    <QueryView
      framed={false}
      read={family}
      placeholder={
        <Loading>
          <Skeleton h="44px" />
        </Loading>
      }
      error={[text('family_error'), text('error_hint')]}
    >
      {({ data: { partner, children } }) => (
        <chakra.ul css={householdPeopleCss}>
          {[
            ...(customer ? [{ role: text('you'), person: customer }] : []),
            ...(partner ? [{ role: text('partner'), person: partner }] : []),
            ...children.map((person) => ({ role: text('child'), person })),
          ].map(({ role, person }) => (
            <Flex as="li" key={`${role} ${person.id}`} gap="2" align="center">
              <Avatar name={person.full_name} picture={person.avatar} size={36} />
              <Box minW="0" lineHeight="1.25rem">
                <Text fontWeight={500} overflowWrap="anywhere" lineHeight="1.25rem">
                  {person.full_name}
                </Text>
                <Text textStyle="meta" color="ink2">
                  {[role, person.age !== null && text('age', { age: person.age })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </QueryView>
  )
}

const yearlyCheckSteps = ['data', 'scenarios', 'contact'] as const
const yearlyCheckCss = {
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(3,minmax(0,1fr))' },
}
const yearlyCheckStepCss = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  gap: '2.5',
  alignItems: 'start',
}
const stepNumberCss = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '28px',
  rounded: 'full',
  bg: 'tint2',
  textStyle: 'meta',
  fontWeight: 600,
}

/**
 * The yearly check: verify figures, try scenarios, make an appointment (DASH-11). If the scenario calculator is not
 * available, its step links to the contact screen.
 */
function YearlyCheck() {
  const text = useText()
  const { pathOf, slot } = usePermissions()
  const calculates = slot('calculator.scenarios').length > 0
  const contact = pathOf('contact')
  const paths = {
    data: pathOf('editInfo') ?? contact,
    scenarios: calculates ? '?reken=scenarios' : contact,
    contact: pathOf('afspraken') ?? contact,
  }
  return (
    <chakra.ol css={yearlyCheckCss}>
      {yearlyCheckSteps.map((id, index) => (
        <chakra.li key={id} css={yearlyCheckStepCss}>
          <chakra.span css={stepNumberCss}>{index + 1}</chakra.span>
          <Box minW="0">
            {paths[id] ? <Link href={paths[id]}>{text(`watch_${id}`)}</Link> : text(`watch_${id}`)}
            <Text textStyle="meta" color="ink2" display={{ base: 'none', md: 'block' }}>
              {text(id === 'scenarios' && !calculates ? 'watch_scenarios_ask' : `watch_${id}_hint`)}
            </Text>
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
