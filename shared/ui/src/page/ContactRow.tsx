import { ButtonLink } from '../button/ButtonLink.tsx'
import { Card } from '../card/Card.tsx'
import { chakra, Flex } from '../system/styled.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { Avatar } from './Avatar.tsx'

interface ContactRowProps {
  /** Question that the customer may have. */
  question: string
  /** Person to contact; null for the tenant as a whole. */
  person: { full_name: string; avatar: string | null } | null
  href: string | null
  /** Makes the link less prominent, on a screen with another main action. */
  quiet: boolean
}

/** A row with a link to contact a person. It is hidden in print. */
export function ContactRow({ question, person, href, quiet }: ContactRowProps) {
  const uiText = useUiText()
  return (
    <Card _print={{ display: 'none' }}>
      <Flex wrap="wrap" align="center" gap="4">
        {person && <Avatar name={person.full_name} picture={person.avatar} size={56} />}
        <chakra.div flex="1 1 220px" minW="0">
          <Text fontWeight={600}>{question}</Text>
          <Text color="ink2">
            {person
              ? uiText('adviser_answers', { name: person.full_name })
              : uiText('adviser_tenant_answers')}
          </Text>
        </chakra.div>
        {href && (
          <ButtonLink kind={quiet ? 'secondary' : 'primary'} href={href}>
            {uiText('adviser_ask')}
          </ButtonLink>
        )}
      </Flex>
    </Card>
  )
}
