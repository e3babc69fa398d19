import type { Office } from '@portal/contract/tenant'
import { Card, Heading, Link, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Address of the office, with a link to directions (TENANT-16). */
export function OfficeAddressCard({ office }: { office: Office }) {
  const text = useText()
  const street = [office.street_name, office.number].filter(Boolean).join(' ')
  const place = [office.postcode, office.city].filter(Boolean).join('  ')
  if (!street && !place) return null
  const way = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${office.postcode ?? ''} ${office.city ?? ''}`)}`
  return (
    <Card as="section" aria-label={text('visiting_address')}>
      <Heading level={2} textStyle="subsection" mb="2">
        {text('visiting_address')}
      </Heading>
      <Text as="address" fontStyle="normal">
        {street}
        <br />
        {place}
      </Text>
      <Link
        href={way}
        rel="noreferrer"
        target="_blank"
        display="inline-block"
        py="2.5"
        _print={{ display: 'none' }}
      >
        {text('visiting_route')}
      </Link>
    </Card>
  )
}
