import {
  endAccessGrant,
  type GivenAccessGrant,
  getCustomerFilePath,
  getHousehold,
  type Household,
  maxAccessGrants,
  type ReceivedAccessGrant,
} from '@portal/contract/household'
import { useCurrentData, useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, ButtonLink, Flex, Heading, Text } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useRowNotice } from '../../../shared/use-row-notice.tsx'
import { useText } from '../../../texts.ts'
import { useGrantTexts } from './use-grant-texts.ts'
import { useHouseholdText } from './use-household-text.ts'

/** Card for access to the customer's file and to files of others: grant, accept, change and end (HOUSE-01). */
export default function HouseholdCard() {
  const text = useHouseholdText()
  const hasFile = useCurrentData(getHousehold).data?.data.has_file
  return (
    <AccountCard
      title={text(hasFile === false ? 'received' : 'household')}
      call={getHousehold}
      skeletonHeights={[76]}
    >
      {({ data }) => <GrantLists household={data} />}
    </AccountCard>
  )
}

const LazyGrantDialog = lazyWithRetry(() => import(/* webpackChunkName: "grant" */ './GrantDialog.tsx'))
const LazyConsentDialog = lazyWithRetry(() => import(/* webpackChunkName: "consent" */ './ConsentDialog.tsx'))

type GrantDialogState =
  | { what: 'invite' }
  | { what: 'change'; grant: GivenAccessGrant }
  | { what: 'consent'; grant: ReceivedAccessGrant }
  | { what: 'end'; id: GivenAccessGrant['id']; name: string; end: 'end' | 'leave' | 'decline' }

/** Lists of given and received grants with their actions. */
function GrantLists({ household }: { household: Household }) {
  const text = useHouseholdText()
  const commonText = useText()
  const grantTexts = useGrantTexts()
  const [open, setOpen] = useState<GrantDialogState | null>(null)
  const { notice, showNotice, showEnd } = useRowNotice()
  const end = useWrite(endAccessGrant, {
    refreshes: ['HOUSEHOLD', 'FAMILY', 'INCOME_PARTNER', 'RETIREMENT_PARTNER'],
  })
  const { given, received, has_file } = household
  const isActiveGrant = ({ state }: { state: string }) => state !== 'ended'
  const closeDialog = () => setOpen(null)
  const closeWithNotice = (what: 'invited' | 'saved' | 'accepted', name: string) => {
    setOpen(null)
    showNotice(text(`told_${what}`, { name }))
  }
  const endGrantById = async (id: GivenAccessGrant['id'], name: string) => {
    await showEnd(end.mutateAsync({ params: { id } }), text('told_ended', { name }), text('failed'))
    setOpen(null)
  }
  return (
    <>
      <Text color="ink2" mt="2" mb="3">
        {text(has_file ? 'intro' : 'intro_without')}
      </Text>
      {notice}
      {given.length > 0 && (
        <ul>
          {given.map((grant) => (
            <GrantRow
              key={grant.id}
              icon="user"
              name={grant.name}
              about={grantTexts.about(grant)}
              end="end"
              onEnd={
                isActiveGrant(grant)
                  ? () => setOpen({ what: 'end', id: grant.id, name: grant.name, end: 'end' })
                  : undefined
              }
            >
              {isActiveGrant(grant) && (
                <Button
                  kind="quiet"
                  small
                  aria-label={text('change_of', { name: grant.name })}
                  onClick={() => setOpen({ what: 'change', grant })}
                >
                  {text('change')}
                </Button>
              )}
            </GrantRow>
          ))}
        </ul>
      )}
      {has_file &&
        (given.filter(isActiveGrant).length < maxAccessGrants ? (
          <Button kind="secondary" small mt="3" onClick={() => setOpen({ what: 'invite' })}>
            {text('invite')}
          </Button>
        ) : (
          <Text textStyle="meta" mt="3">
            {text('too_many')}
          </Text>
        ))}
      {received.length > 0 && (
        <section>
          {has_file && (
            <Heading level={3} textStyle="body" mt="6" mb="2">
              {text('received')}
            </Heading>
          )}
          <ul>
            {received.map((grant) => (
              <ReceivedGrantRow key={grant.id} grant={grant} onOpen={setOpen} />
            ))}
          </ul>
        </section>
      )}
      {(open?.what === 'invite' || open?.what === 'change') && (
        <LazyGrantDialog
          {...(open.what === 'change' ? { grant: open.grant } : {})}
          passwordWanted={household.password_wanted}
          onClose={closeDialog}
          onDone={closeWithNotice}
        />
      )}
      {open?.what === 'consent' && (
        <LazyConsentDialog grant={open.grant} onClose={closeDialog} onDone={closeWithNotice} />
      )}
      {open?.what === 'end' && (
        <LazyConfirmDialog
          open
          title={text(`of_${open.end}`, { name: open.name })}
          confirm={text(open.end)}
          cancel={commonText('account_cancel')}
          busy={end.isPending}
          onConfirm={() => void endGrantById(open.id, open.name)}
          onCancel={closeDialog}
        >
          {text(`about_${open.end}`, { name: open.name })}
        </LazyConfirmDialog>
      )}
    </>
  )
}

/**
 * Row of a received grant: the offered or granted rights, who else has access to the same file, a link to that file,
 * and a button to view the invitation or the consents of the partner.
 */
function ReceivedGrantRow({
  grant,
  onOpen,
}: {
  grant: ReceivedAccessGrant
  onOpen: (open: GrantDialogState) => void
}) {
  const text = useHouseholdText()
  const grantTexts = useGrantTexts()
  const { state, kind, file, others } = grant
  const isInvited = state === 'invited'
  const end = isInvited ? 'decline' : 'leave'
  const also = others.map((one) =>
    text('also', { name: one.name, rights: grantTexts.formatRights(one.rights) }),
  )
  return (
    <GrantRow
      icon="folder"
      name={file.name}
      about={[grantTexts.about(grant), ...also].join(' · ')}
      end={end}
      onEnd={
        state === 'ended' ? undefined : () => onOpen({ what: 'end', id: grant.id, name: file.name, end })
      }
    >
      {state === 'active' && (
        <ButtonLink
          kind="quiet"
          small
          href={`${getCustomerFilePath(file.id)}/`}
          target="_self"
          aria-label={text('open_of', { name: file.name })}
        >
          {text('open')}
        </ButtonLink>
      )}
      {(isInvited || (kind === 'partner' && grant.consents)) && (
        <Button
          kind="quiet"
          small
          aria-label={text(isInvited ? 'look_at' : 'consents_at', { name: file.name })}
          onClick={() => onOpen({ what: 'consent', grant })}
        >
          {text(isInvited ? 'look' : 'consents')}
        </Button>
      )}
    </GrantRow>
  )
}

interface GrantRowProps {
  icon: 'user' | 'folder'
  name: string
  about: string
  /** Buttons besides the one that ends the grant. */
  children?: ReactNode
  /** Ends the grant; undefined if the grant has ended. */
  onEnd?: (() => void) | undefined
  /** Label of the button that ends the grant: revoke, leave or decline. */
  end: 'end' | 'leave' | 'decline'
}

/** Row of a grant: person, rights and actions. */
function GrantRow({ icon, name, about, children, onEnd, end }: GrantRowProps) {
  const text = useHouseholdText()
  return (
    <AccountRow icon={icon} name={name} about={about}>
      <Flex gap="1" wrap="wrap" ml={{ base: '-3', md: '0' }}>
        {children}
        {onEnd && (
          <Button kind="quiet" small aria-label={text(`of_${end}`, { name })} onClick={onEnd}>
            {text(end)}
          </Button>
        )}
      </Flex>
    </AccountRow>
  )
}
