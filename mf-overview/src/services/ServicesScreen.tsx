import { getCustomer } from '@portal/contract/customer'
import { isPartnerInsurerCustomer } from '@portal/domain/access-gate'
import { useRead } from '@portal/remote-kit'
import { Card, chakra, Heading, Link, Page, Section, Text } from '@portal/ui'
import { BreakableText } from '../shared/BreakableText.tsx'
import { useText } from '../texts.ts'
import { listServices, type Service, serviceSectionNames } from './list-services.ts'

/** Whether the customer belongs to a partner insurer (TENANT-20); null while unknown. */
function useHasPartnerInsurer(): boolean | null {
  const { data, isPending } = useRead(getCustomer)
  if (data) return isPartnerInsurerCustomer(data.data)
  return isPending ? null : false
}

const servicesGridCss = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
}

/** Hides services until the kind of customer is known, but reserves their space, since most customers see them. */
const hiddenServicesCss = { visibility: 'hidden' }

/** Services of third parties around the home: living, buying and selling, sustainability (SERVICES). */
export default function ServicesScreen() {
  const text = useText()
  const partnerInsurer = useHasPartnerInsurer()
  const isKnown = partnerInsurer !== null
  return (
    <Page>
      <Text color="ink2" maxW="44em">
        {text('services_intro')}
      </Text>
      {serviceSectionNames.map((section) => (
        <Section key={section} title={text(`services_${section}`)}>
          <chakra.ul css={[servicesGridCss, isKnown || hiddenServicesCss]} aria-busy={!isKnown}>
            {listServices(section, partnerInsurer ?? false).map((service) => (
              <chakra.li key={service.id} display="grid">
                <ServiceCard service={service} />
              </chakra.li>
            ))}
          </chakra.ul>
        </Section>
      ))}
    </Page>
  )
}

function ServiceCard({ service: { id, href } }: { service: Service }) {
  const text = useText()
  const title = text(`service_${id}_title`)
  const site = new URL(href).host.replace(/^www\./, '')
  return (
    <Card as="article" display="flex" flexDirection="column" gap="2">
      <Heading level={3}>{title}</Heading>
      <Text color="ink2" flex="1">
        {text(`service_${id}_body`)}
      </Text>
      <Link
        href={href}
        rel="noreferrer"
        target="_blank"
        fontWeight={600}
        overflowWrap="anywhere"
        py="2.5"
        alignSelf="start"
        aria-label={text('service_open_label', { title, site })}
      >
        <BreakableText after=".">{text('service_open', { site })}</BreakableText>
      </Link>
    </Card>
  )
}
