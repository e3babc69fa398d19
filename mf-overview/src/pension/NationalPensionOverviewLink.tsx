import { Card, chakra, Flex, Heading, Link, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

/** URL of the national pension register, which shows a person's complete pensions (PENSION-09). */
const nationalOverviewUrl = 'https://www.mijnpensioenoverzicht.nl'

export function NationalPensionOverviewLink() {
  const text = useText()
  return (
    <Card as="footer">
      <Flex justify="space-between" align="center" gap="8px 24px" wrap="wrap">
        <chakra.div minW="0" flex="1 1 320px">
          <Heading level={2} textStyle="subsection">
            {text('pension_national')}
          </Heading>
          <Text color="ink2">
            <Message
              id="pension_national_hint"
              components={{ 0: <Term explanation={text('aow_explained')}>AOW</Term> }}
            />
          </Text>
        </chakra.div>
        <Link href={nationalOverviewUrl} rel="noreferrer" target="_blank" fontWeight={600} py="2.5">
          {text('pension_national_link')}
        </Link>
      </Flex>
    </Card>
  )
}
