import { formatEuro } from '@portal/domain/format/money'
import { itemPath, useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Card, Heading, Notice, Text } from '@portal/ui'
import { ChoiceRow } from '../../shared/ChoiceRow.tsx'
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
          <ChoiceRow
            key={key}
            to={itemPath(tabPath('income'), key)}
            title={<Dutch>{entry.title}</Dutch>}
            about={[whoOf(of), text('entry_yearly', { amount: formatEuro(entry.total, language) })]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    </Card>
  )
}
