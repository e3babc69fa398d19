import { getMailPlaceholders, type MailOccasion } from '@portal/contract/desk/mail-texts'
import { chakra, Text } from '@portal/ui'
import { type TextId, useText } from '../../texts.ts'

export function PlaceholderList({ occasion }: { occasion: MailOccasion }) {
  const text = useText()
  return (
    <div>
      <Text fontWeight={500}>{text('mail_filled')}</Text>
      <chakra.ul color="ink2" textStyle="meta">
        {getMailPlaceholders(occasion, 'intro').map((name) => (
          <li key={name}>
            <chakra.code fontWeight={600}>{`{${name}}`}</chakra.code> {text(`mail_filled_${name}` as TextId)}
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
