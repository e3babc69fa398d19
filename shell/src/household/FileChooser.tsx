import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getCustomerFilePath, getHousehold, type ReceivedGrant } from '@portal/contract/household'
import * as v from '@portal/contract/schema'
import { useStore } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { Box, ButtonLink, Heading } from '@portal/ui'
import type { Shell } from '../shell.ts'
import { fileText } from './texts.ts'

const householdRead = createPageRead(getHousehold)

/** Lists the files of other customers to which the person has access, and invitations (HOUSE-05). */
export default function FileChooser({ shell }: { shell: Shell }) {
  const { core, page } = shell
  const shown = useStore(shell.language.current)
  const text = fileText(shown)
  const { data } = useQuery({
    queryKey: toQueryKey(householdRead),
    queryFn: () => core.api.send(getHousehold),
    select: (answer) => v.parse(getHousehold.response, answer).data,
  })
  const others = data?.received.filter((one) => isOtherActiveFile(one, page.file)) ?? []
  const isInvited = data?.received.some(({ state }) => state === 'invited')
  const ofOwn = page.file !== undefined && data?.has_file
  if (others.length === 0 && !isInvited && !ofOwn) return null
  return (
    <Box as="section" display="grid" gap="2">
      <Heading level={3} textStyle="body">
        {text('files')}
      </Heading>
      {ofOwn && <FileLink href="/">{text('own_file')}</FileLink>}
      {others.map(({ id, file }) => (
        <FileLink key={id} href={`${getCustomerFilePath(file.id)}/`}>
          {text('file_of', { name: file.name })}
        </FileLink>
      ))}
      {isInvited && <FileLink href="/editInfo/privacy">{text('invited')}</FileLink>}
    </Box>
  )
}

const isOtherActiveFile = ({ state, file }: ReceivedGrant, now: unknown): boolean =>
  state === 'active' && String(file.id) !== String(now)

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink kind="secondary" href={href} target="_self">
      {children}
    </ButtonLink>
  )
}
