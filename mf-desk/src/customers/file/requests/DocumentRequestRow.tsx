import type { OutstandingDocumentRequest } from '@portal/contract/desk/desk-customer-file'
import { withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { toTenantDay } from '@portal/time/clock'
import { Badge, Box, chakra, Flex, Text } from '@portal/ui'
import { ConfirmedButton } from '../../../shared/ActionButton.tsx'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'

/** Row of a requested document: deadline, received documents, and the reason if one was rejected. */
export function DocumentRequestRow({ request }: { request: OutstandingDocumentRequest }) {
  const { id, kind, name, comment, date, received, rejected } = request
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const isLate = date !== null && !received && date < toTenantDay(new Date())
  return (
    <chakra.li css={staffActionRowCss}>
      <Box minW="0" flex="1 1 14em">
        <Text fontWeight={600}>
          <DutchText>{name}</DutchText>
        </Text>
        {comment && (
          <Text textStyle="meta" color="ink2">
            <DutchText>{comment}</DutchText>
          </Text>
        )}
        {rejected && (
          <Text textStyle="meta" color="bad">
            {text('rejected_because', { reason: rejected })}
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        {received && <Badge status="warn">{text('received')}</Badge>}
        {isLate && <Badge status="bad">{text('late')}</Badge>}
        {date && (
          <Text as="span" textStyle="meta" color="ink2">
            {text('before_day', { day: formatDateTime(date) })}
          </Text>
        )}
        <ConfirmedButton
          call={withdrawDocumentRequest}
          input={{ params: { kind, id } }}
          label={text('withdraw')}
          title={text('withdraw_title', { name })}
          hint={text('withdraw_hint')}
        />
      </Flex>
    </chakra.li>
  )
}
