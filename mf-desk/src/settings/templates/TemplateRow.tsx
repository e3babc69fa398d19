import { type MessageTemplate, removeMessageTemplate } from '@portal/contract/desk/message-template'
import { locales } from '@portal/contract/language'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Box, Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
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
  const [isConfirming, setConfirming] = useState(false)
  const write = useDeskWrite(removeMessageTemplate, { onDone: () => setConfirming(false) })
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
        <Button
          kind="quiet"
          small
          aria-label={text('template_remove_label', { name })}
          onClick={() => setConfirming(true)}
        >
          {text('remove')}
        </Button>
      </Flex>
      <LazyConfirmDialog
        open={isConfirming}
        title={text('template_remove_title', { name })}
        confirm={text('remove')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={write.errorText}
        onConfirm={() => write.mutate({ params: { id } })}
        onCancel={() => setConfirming(false)}
      >
        {text('template_remove_hint')}
      </LazyConfirmDialog>
    </chakra.li>
  )
}
