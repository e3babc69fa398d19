import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage, useRead } from '@portal/remote-kit'
import { Box, Card, Flex, Heading, Link, Text } from '@portal/ui'
import { ApplicationProgress } from '../shared/ApplicationProgress.tsx'
import { getMortgagePath, mortgagesPath } from '../shared/mortgage-paths.ts'
import {
  formatMortgageAddress,
  getLenderName,
  isActiveMortgage,
  isApplicationInProgress,
} from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

/** Maximum number of applications on the dashboard; the mortgage screen shows all. */
const maxShownApplications = 2

/**
 * Progress of each application (DASH-09). Renders nothing without applications. If the mortgages fail to load, only the
 * home card shows an error.
 */
export default function ApplicationSlot() {
  const text = useText()
  const { language } = useLanguage()
  /** Formats home, lender and date, which distinguish applications. */
  const formatApplicationDescription = (mortgage: Mortgage) => {
    const date = formatDate(mortgage.datumAanvraag, language)
    const details = [
      formatMortgageAddress(mortgage.mainProperty),
      getLenderName(mortgage),
      date && text('mortgage_requested_on', { date }),
    ]
    return details.filter(Boolean).join(' · ') || text('mortgage_kind_requested')
  }
  const underWay = (useRead(getMortgages).data?.data ?? []).filter(
    (one) => !isActiveMortgage(one) && isApplicationInProgress(one),
  )
  const more = underWay.length - maxShownApplications
  return (
    <>
      {underWay.slice(0, maxShownApplications).map((mortgage) => (
        <Card
          key={mortgage.id}
          as="article"
          display="grid"
          gap="3"
          gridColumn="1/-1"
          css={{ px: { base: '4', md: '5' }, py: '3' }}
        >
          <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px">
            <Box minW="0">
              <Heading level={2} textStyle="subsection">
                {text('application_progress')}
              </Heading>
              <Text color="ink2" overflowWrap="anywhere">
                {formatApplicationDescription(mortgage)}
              </Text>
            </Box>
            <Link
              href={getMortgagePath(mortgage.id)}
              aria-label={`${text('mortgage_open_request')}: ${formatApplicationDescription(mortgage)}`}
            >
              {text('mortgage_open_request')}
            </Link>
          </Flex>
          <ApplicationProgress mortgage={mortgage} brief />
        </Card>
      ))}
      {more > 0 && (
        <Link href={mortgagesPath} gridColumn="1/-1" justifySelf="start">
          {text('dashboard_more_applications', { count: more })}
        </Link>
      )}
    </>
  )
}
