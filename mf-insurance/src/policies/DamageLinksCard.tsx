import { ButtonLink, Card, Flex, Heading, Text } from '@portal/ui'
import { damageReportPath, damagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'

/** Links from the policies screen to damages and the damage report (NAV-06). */
export function DamageLinksCard() {
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
