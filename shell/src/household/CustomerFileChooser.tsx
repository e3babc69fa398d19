import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getCustomerFilePath, getHousehold, type ReceivedAccessGrant } from '@portal/contract/household'
import * as v from '@portal/contract/valibot'
import { useStore } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { Box, ButtonLink, Heading } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { createHouseholdText } from './household-texts.ts'

const householdQuery = createPageRead(getHousehold)

/** Lists links to other customers' files that this person may open, and a link to pending invitations (HOUSE-05). */
export default function CustomerFileChooser({ shell }: { shell: Shell }) {
  const { core, page } = shell
  const shown = useStore(shell.language.current)
  const text = createHouseholdText(shown)
  const { data } = useQuery({
    queryKey: toQueryKey(householdQuery),
    queryFn: () => core.api.send(getHousehold),
    select: (answer) => v.parse(getHousehold.response, answer).data,
  })
  const others = data?.received.filter((one) => isGrantForOtherFile(one, page.file)) ?? []
  const isInvited = data?.received.some(({ state }) => state === 'invited')
  const ofOwn = page.file !== undefined && data?.has_file
  if (others.length === 0 && !isInvited && !ofOwn) return null
  return (
    <Box as="section" display="grid" gap="2">
      <Heading level={3} textStyle="body">
        {text('files')}
      </Heading>
      {ofOwn && <CustomerFileLink href="/">{text('own_file')}</CustomerFileLink>}
      {others.map(({ id, file }) => (
        <CustomerFileLink key={id} href={`${getCustomerFilePath(file.id)}/`}>
          {text('file_of', { name: file.name })}
        </CustomerFileLink>
      ))}
      {isInvited && <CustomerFileLink href="/editInfo/privacy">{text('invited')}</CustomerFileLink>}
    </Box>
  )
}

const isGrantForOtherFile = ({ state, file }: ReceivedAccessGrant, now: unknown): boolean =>
  state === 'active' && String(file.id) !== String(now)

function CustomerFileLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink kind="secondary" href={href} target="_self">
      {children}
    </ButtonLink>
  )
}
