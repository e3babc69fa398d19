import { formatDate } from '@portal/domain/format/date'
import { useStore } from '@portal/remote-kit'
import { Avatar, chakra, Text } from '@portal/ui'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'

interface CardPerson {
  date_of_birth: string | null
  age: number | null
}
interface PersonCardProps {
  role: string
  name: string
  person: CardPerson | undefined
  /** PNG in base64, without `data:` prefix. */
  picture: string | null | undefined
}

const cardCss = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  bg: 'card',
  rounded: 'card',
  border: '1px solid',
  borderColor: 'line',
  p: '4',
}

export function PersonCard({ role, name, person, picture }: PersonCardProps) {
  const text = useText()
  const { language } = useStore(useShell().language.current)
  const born = person?.date_of_birth ? formatDate(person.date_of_birth, language) : null
  return (
    <chakra.section css={cardCss} aria-label={`${role}: ${name}`}>
      <Avatar name={name} picture={picture} />
      <chakra.div minW="0">
        <Text textStyle="meta" color="ink2">
          {role}
        </Text>
        <Text fontWeight={600}>{name}</Text>
        {born && (
          <Text textStyle="meta" color="ink2">
            {person?.age === null ? born : text('born', { date: born, age: person?.age ?? 0 })}
          </Text>
        )}
      </chakra.div>
    </chakra.section>
  )
}
