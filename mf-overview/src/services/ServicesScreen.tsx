import { Card, chakra, Heading, Link, Page, Section, Text } from '@portal/ui'
import { Breakable } from '../shared/Breakable.tsx'
import { useText } from '../texts.ts'
import { type Service, sections, servicesFor } from './services.ts'
import { usePartnerInsurer } from './use-partner-insurer.ts'

const grid = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
}

/** Invisible until the kind of customer is known, but with reserved space, since most customers see them. */
const waiting = { visibility: 'hidden' }

/** Services of third parties around the home: living, buying and selling, sustainability (SERVICES). */
export default function ServicesScreen() {
  const text = useText()
  const partnerInsurer = usePartnerInsurer()
  const isKnown = partnerInsurer !== null
  return (
    <Page>
      <Text color="ink2" maxW="44em">
        {text('services_intro')}
      </Text>
      {sections.map((section) => (
        <Section key={section} title={text(`services_${section}`)}>
          <chakra.ul css={[grid, isKnown || waiting]} aria-busy={!isKnown}>
            {servicesFor(section, partnerInsurer ?? false).map((service) => (
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
        <Breakable after=".">{text('service_open', { site })}</Breakable>
      </Link>
    </Card>
  )
}
