import {
  type DeskSigning,
  markSigningDecisionSeen,
  withdrawSigningRequest,
} from '@portal/contract/desk/desk-signing'
import { getListItemPath } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { toTenantDay } from '@portal/time/clock'
import { Badge, Box, chakra, Flex, Link, Text } from '@portal/ui'
import { ActionButton, ConfirmedButton } from '../../../shared/ActionButton.tsx'
import { documentsPath } from '../../../shared/desk-paths.ts'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'
import { useSigningText } from './use-signing-text.ts'

export function SigningRow({ signing }: { signing: DeskSigning }) {
  const { id, name, note, sealed_id, document_id, is_new, state } = signing
  const text = useSigningText()
  const commonText = useText()
  const shown = sealed_id ?? document_id
  return (
    <chakra.li css={staffActionRowCss}>
      <Box minW="0" flex="1 1 16em">
        {shown === null ? (
          <Text fontWeight={600} lang="nl">
            {name}
          </Text>
        ) : (
          <Link href={getListItemPath(documentsPath, shown)} fontWeight={600} lang="nl">
            {name}
          </Link>
        )}
        <SigningSummary signing={signing} />
        {note && (
          <Text textStyle="meta" color="ink2">
            <DutchText>{note}</DutchText>
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        <SigningState signing={signing} />
        {is_new && (
          <ActionButton
            icon="check"
            call={markSigningDecisionSeen}
            input={{ params: { id } }}
            label={text('signing_seen')}
          />
        )}
        {state === 'asked' && (
          <ConfirmedButton
            call={withdrawSigningRequest}
            input={{ params: { id } }}
            label={commonText('withdraw')}
            title={text('signing_withdraw_title', { name })}
            hint={text('signing_withdraw_hint')}
          />
        )}
      </Flex>
    </chakra.li>
  )
}

function SigningSummary({ signing }: { signing: DeskSigning }) {
  const text = useSigningText()
  const formatDateTime = useFormatDateTime()
  const { kind, asked_by, asked_at, read_at, decided_at, factor, reason, state } = signing
  const at = formatDateTime(decided_at ?? asked_at)
  const outcome = {
    asked: read_at ? text('signing_was_read', { at: formatDateTime(read_at) }) : null,
    signed: text('signing_was_signed', { at, factor: text(`signing_factor_${factor ?? 'mail'}`) }),
    declined: text('signing_was_declined', { at, reason: reason ?? '' }),
    withdrawn: text('signing_was_withdrawn', { at, name: signing.withdrawn_by ?? '' }),
  }[state]
  return (
    <>
      <Text textStyle="meta" color="ink2">
        {text(`signing_kind_${kind}`)} ·{' '}
        {text('signing_asked_by', { name: asked_by, at: formatDateTime(asked_at) })}
      </Text>
      {outcome && (
        <Text textStyle="meta" color={state === 'declined' ? 'bad' : 'ink2'}>
          {outcome}
        </Text>
      )}
    </>
  )
}

function SigningState({ signing: { state, due } }: { signing: DeskSigning }) {
  const text = useSigningText()
  const commonText = useText()
  const formatDateTime = useFormatDateTime()
  if (state === 'signed') return <Badge status="good">{text('signing_signed')}</Badge>
  if (state === 'declined') return <Badge status="bad">{text('signing_declined')}</Badge>
  if (state === 'withdrawn') return <Badge>{text('signing_withdrawn')}</Badge>
  return (
    <>
      {due && due < toTenantDay(new Date()) && <Badge status="bad">{commonText('late')}</Badge>}
      {due && (
        <Text as="span" textStyle="meta" color="ink2">
          {commonText('before_day', { day: formatDateTime(due) })}
        </Text>
      )}
    </>
  )
}
