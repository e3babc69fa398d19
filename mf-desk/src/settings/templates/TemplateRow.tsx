import { type MessageTemplate, removeMessageTemplate } from '@portal/contract/desk/message-template'
import { locales } from '@portal/contract/language'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Box, Button, chakra, Flex, Text } from '@portal/ui'
import { ConfirmedButton } from '../../shared/ActionButton.tsx'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'

interface TemplateRowProps {
  template: MessageTemplate
  onChange: () => void
}

/** Row of a template: its locales, last author and time, with buttons to edit and remove it. */
export function TemplateRow({ template, onChange }: TemplateRowProps) {
  const { id, name, texts, changed_at: at, changed_by: by } = template
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const has = locales.filter((wording) => texts[wording])
  return (
    <chakra.li css={staffActionRowCss}>
      <Box minW="0" flex="1 1 14em">
        <Text fontWeight={600}>
          <DutchText>{name}</DutchText>
        </Text>
        <Text textStyle="meta" color="ink2">
          {has.map((wording) => text(`wording_${wording}`)).join(', ')}
        </Text>
        <Text textStyle="meta" color="ink2">
          {`${by}, ${formatDateTime(at)}`}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button
          kind="secondary"
          small
          aria-label={text('template_change_title', { name })}
          onClick={onChange}
        >
          {text('change')}
        </Button>
        <ConfirmedButton
          aria-label={text('template_remove_label', { name })}
          call={removeMessageTemplate}
          input={{ params: { id } }}
          label={text('remove')}
          title={text('template_remove_title', { name })}
          hint={text('template_remove_hint')}
        />
      </Flex>
    </chakra.li>
  )
}
