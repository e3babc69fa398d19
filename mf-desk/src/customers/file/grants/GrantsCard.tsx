import { type DeskCustomerFile, endAccessGrantAsStaff } from '@portal/contract/desk/desk-customer-file'
import { customerFileSubjects } from '@portal/contract/household'
import type { Id } from '@portal/contract/wire'
import { Badge, chakra, Flex, Text } from '@portal/ui'
import { ConfirmedButton } from '../../../shared/ActionButton.tsx'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'
import { FactsCard } from '../facts/FactsCard.tsx'

type CustomerGrant = DeskCustomerFile['grants'][number]

const grantStateTextIds: Readonly<Record<string, 'grant_invited' | 'grant_active' | 'grant_ended'>> = {
  invited: 'grant_invited',
  active: 'grant_active',
  ended: 'grant_ended',
}
const grantRowCss = { py: '3', borderTopWidth: '1px', borderColor: 'line' }

/**
 * Lists current and former grants of access to the customer's file; an adviser can end a grant (HOUSE-09). Renders
 * nothing without grants.
 */
export function GrantsCard({ id, grants }: { id: Id; grants: DeskCustomerFile['grants'] }) {
  const text = useText()
  if (grants.length === 0) return null
  return (
    <FactsCard title={text('grants')} facts={[]}>
      <ul>
        {grants.map((grant) => (
          <GrantItem key={grant.id} customer={id} grant={grant} />
        ))}
      </ul>
    </FactsCard>
  )
}

function GrantItem({ customer, grant }: { customer: Id; grant: CustomerGrant }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const { name, kind, rights, state, ends_at, ended_at, ended_by } = grant
  const listSubjectNames = (right: 'read' | 'change') => {
    const these = customerFileSubjects
      .filter((one) => rights[one] === right)
      .map((one) => text(`subject_${one}`))
    return these.length > 0 ? text(`grant_${right}`, { subjects: these.join(', ') }) : ''
  }
  /**
   * A partner's consent stays in force after the end of the grant, until the tenant removes the partner. The tenant can
   * therefore end a partner's grant that another person has already ended.
   */
  const canEnd =
    state !== 'ended' || (kind === 'partner' && ended_by !== 'tenant' && grant.accepted_at !== null)
  return (
    <chakra.li css={grantRowCss}>
      <Flex gap="2" align="center" wrap="wrap" justify="space-between">
        <Text fontWeight={600} overflowWrap="anywhere">
          {name}
        </Text>
        <Badge>{text(grantStateTextIds[state] ?? 'grant_active')}</Badge>
      </Flex>
      <Text textStyle="meta" color="ink2">
        {[
          text(kind === 'partner' ? 'grant_partner' : 'grant_delegate'),
          listSubjectNames('read'),
          listSubjectNames('change'),
          ends_at && !ended_at ? text('grant_until', { at: formatDateTime(ends_at) }) : '',
          ended_at ? text('grant_over', { at: formatDateTime(ended_at) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {canEnd && (
        <ConfirmedButton
          ml="-3"
          aria-label={text('grant_end_title', { name })}
          call={endAccessGrantAsStaff}
          input={{ params: { id: customer, grant: grant.id } }}
          label={text('grant_end')}
          title={text('grant_end_title', { name })}
          hint={text(kind === 'partner' ? 'grant_end_partner' : 'grant_end_text')}
        />
      )}
    </chakra.li>
  )
}
