import { formatEuro } from '@portal/domain/format/money'
import { itemPath, useLanguage } from '@portal/remote-kit'
import { RouterLink } from '@portal/remote-kit/router-link'
import { Card, Heading, Icon, Notice, Text } from '@portal/ui'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'
import type { KnownEntry } from './entry.ts'

interface Props {
  entries: readonly KnownEntry[]
  /** Whose an entry is, said where the file has a partner too. */
  whoOf: (of: KnownEntry['of']) => string | undefined
  /** The address asked for one that is not among them. */
  missing: boolean
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  textDecoration: 'none',
  '& > span': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', textStyle: 'meta', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  _hover: { color: 'link' },
}

/** What was entered one by one, each to be changed on its own. */
export function EntryList({ entries, whoOf, missing }: Props) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2}>{text('entries')}</Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('entries_intro')}
      </Text>
      {missing && (
        <Notice role="status" mb="4">
          {text('entry_missing')}
        </Notice>
      )}
      <ul>
        {entries.map(({ key, of, entry }) => (
          <li key={key}>
            <RouterLink css={row} to={itemPath(tabPath('income'), key)}>
              <span>
                <b lang="nl">{entry.title}</b>
                <small>
                  {[whoOf(of), text('entry_yearly', { amount: formatEuro(entry.total, language) })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Icon name="chevron-right" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
