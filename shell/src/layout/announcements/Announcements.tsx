import type { Customer } from '@portal/contract/customer'
import { formatDate } from '@portal/domain/format/date'
import { useStore } from '@portal/remote-kit'
import { createChunkTexts } from '@portal/remote-kit/chunk-texts'
import { Anchor, Notice, Stack, Text } from '@portal/ui'
import { useRoutePath, useShell } from '../shell-context.tsx'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import en_u from './texts/en_u.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'

export const { textIn: createAnnouncementText } = createChunkTexts({ nl, nl_u, en, en_u, de, de_u })

const linkCss = { fontWeight: 600, textDecoration: 'underline', display: 'inline-block', py: '2' }

/**
 * Announcements on every screen until a deadline: the customer must add a second factor (KEYS-10), or the customer's
 * access ends (ERASE-12).
 */
export default function Announcements({ customer }: { customer: Customer }) {
  const { core, language } = useShell()
  const shown = useStore(language.current)
  const own = shown.language
  const text = createAnnouncementText(shown)
  const tenant = useStore(core.tenant)?.name ?? ''
  const form = useRoutePath('editInfo')
  const documents = useRoutePath('documenten')
  const { keys_wanted, keys_wanted_from, access_until } = customer
  const getTextValues = (day: string) => ({ tenant, day: formatDate(day, own) ?? '' })
  return (
    <Stack gap="4" mb="6" _print={{ display: 'none' }}>
      {access_until && (
        <Notice status="warn">
          <Text>{text('leaving', getTextValues(access_until))}</Text>
          {documents && (
            <Anchor css={linkCss} href={documents}>
              {text('leaving_go')}
            </Anchor>
          )}
        </Notice>
      )}
      {keys_wanted_from && !keys_wanted && (
        <Notice status="info">
          <Text>{text('keys_from', getTextValues(keys_wanted_from))}</Text>
          {form && (
            <Anchor css={linkCss} href={`${form}/security`}>
              {text('keys_from_go')}
            </Anchor>
          )}
        </Notice>
      )}
    </Stack>
  )
}
