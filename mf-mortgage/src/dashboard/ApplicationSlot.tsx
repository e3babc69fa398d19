import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage, useRead } from '@portal/remote-kit'
import { Box, Card, Flex, Heading, Link, Text } from '@portal/ui'
import { addressOf, isActive, lenderOf } from '../shared/mortgage.ts'
import { Progress } from '../shared/Progress.tsx'
import { detailsOf, mortgagesPath } from '../shared/paths.ts'
import { isUnderWay } from '../shared/step.ts'
import { useText } from '../texts.ts'

/** Maximum number of applications on the dashboard; the mortgage screen shows all. */
const maxShown = 2

/** Progress of each application (DASH-09). Nothing if there is none or the read failed, which the home card reports. */
export default function ApplicationSlot() {
  const text = useText()
  const { language } = useLanguage()
  /** Distinguishes applications: home, lender and date. */
  const aboutOf = (mortgage: Mortgage) => {
    const date = formatDate(mortgage.datumAanvraag, language)
    const details = [
      addressOf(mortgage.mainProperty),
      lenderOf(mortgage),
      date && text('mortgage_requested_on', { date }),
    ]
    return details.filter(Boolean).join(' · ') || text('mortgage_kind_requested')
  }
  const underWay = (useRead(getMortgages).data?.data ?? []).filter((one) => !isActive(one) && isUnderWay(one))
  const more = underWay.length - maxShown
  return (
    <>
      {underWay.slice(0, maxShown).map((mortgage) => (
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
              <Heading level={2} look="question">
                {text('application_progress')}
              </Heading>
              <Text color="ink2" overflowWrap="anywhere">
                {aboutOf(mortgage)}
              </Text>
            </Box>
            <Link
              href={detailsOf(mortgage.id)}
              aria-label={`${text('mortgage_open_request')}: ${aboutOf(mortgage)}`}
            >
              {text('mortgage_open_request')}
            </Link>
          </Flex>
          <Progress mortgage={mortgage} brief />
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
