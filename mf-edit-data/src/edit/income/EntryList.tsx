import { formatEuro } from '@portal/domain/format/money'
import { itemPath, useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { ButtonLink, Card, Flex, Heading, Notice, Text } from '@portal/ui'
import { ChoiceRow } from '../../shared/ChoiceRow.tsx'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'
import { type KnownEntry, newEntry } from './entry.ts'

interface Props {
  entries: readonly KnownEntry[]
  /** Owner of an entry, if the file has a partner. */
  whoOf: (of: KnownEntry['of']) => string | undefined
  /** Whether the address names an entry that does not exist. */
  missing: boolean
  /** Whether an entry was just removed. */
  removed: boolean
  /** Kinds that can be added. */
  addable: readonly KnownEntry['kind'][]
}

/** List of incomes and pensions, each with an edit link, and links to add one (EDITINCOME-06, EDITINCOME-07). */
export function EntryList({ entries, whoOf, missing, removed, addable }: Props) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2}>{text('entries')}</Heading>
      <Text color="ink2" mt="1" mb="4">
        {text(entries.length > 0 ? 'entries_intro' : 'entries_none')}
      </Text>
      {removed && (
        <Notice status="good" role="status" mb="4">
          {text('entry_removed')}
        </Notice>
      )}
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
      {addable.length > 0 && (
        <Flex gap="3" wrap="wrap" mt="4">
          {addable.map((kind) => (
            <ButtonLink key={kind} icon="plus" href={itemPath(tabPath('income'), newEntry[kind])}>
              {text(`entry_add_${kind}`)}
            </ButtonLink>
          ))}
        </Flex>
      )}
    </Card>
  )
}
