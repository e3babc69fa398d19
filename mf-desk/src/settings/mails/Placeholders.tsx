import { type MailOccasion, placeholdersOf } from '@portal/contract/desk/mail-words'
import { chakra, Text } from '@portal/ui'
import { type TextId, useText } from '../../texts.ts'

/** Placeholders of a mail, each with its replacement. */
export function Placeholders({ occasion }: { occasion: MailOccasion }) {
  const text = useText()
  return (
    <div>
      <Text fontWeight={500}>{text('mail_filled')}</Text>
      <chakra.ul color="ink2" textStyle="meta">
        {placeholdersOf(occasion, 'intro').map((name) => (
          <li key={name}>
            <chakra.code fontWeight={600}>{`{${name}}`}</chakra.code> {text(`mail_filled_${name}` as TextId)}
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
