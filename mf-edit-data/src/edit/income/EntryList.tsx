import { formatEuro } from '@portal/domain/format/format-money'
import { getListItemPath, useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { ButtonLink, Card, Flex, Heading, Notice, Text } from '@portal/ui'
import { EditLinkRow } from '../../shared/EditLinkRow.tsx'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { useText } from '../../texts.ts'
import { type EditableEntry, newEntryKeyByKind } from './editable-entry.ts'

interface EntryListProps {
  entries: readonly EditableEntry[]
  /** Returns the name of the person with an income or pension; undefined if the customer has no partner. */
  getOwnerName: (of: EditableEntry['owner']) => string | undefined
  /** Whether the URL names an entry that does not exist. */
  isMissing: boolean
  /** Whether an entry was just removed. */
  isRemoved: boolean
  /** Kinds of entries that can be added. */
  addableKinds: readonly EditableEntry['kind'][]
}

/** List of incomes and pensions, each with an edit link, and links to add one (EDITINCOME-06, EDITINCOME-07). */
export function EntryList({ entries, getOwnerName, isMissing, isRemoved, addableKinds }: EntryListProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2}>{text('entries')}</Heading>
      <Text color="ink2" mt="1" mb="4">
        {text(entries.length > 0 ? 'entries_intro' : 'entries_none')}
      </Text>
      {isRemoved && (
        <Notice status="good" role="status" mb="4">
          {text('entry_removed')}
        </Notice>
      )}
      {isMissing && (
        <Notice role="status" mb="4">
          {text('entry_missing')}
        </Notice>
      )}
      <ul>
        {entries.map(({ key, owner, entry }) => (
          <EditLinkRow
            key={key}
            to={getListItemPath(getEditTabPath('income'), key)}
            title={<DutchText>{entry.title}</DutchText>}
            about={[getOwnerName(owner), text('entry_yearly', { amount: formatEuro(entry.total, language) })]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      {addableKinds.length > 0 && (
        <Flex gap="3" wrap="wrap" mt="4">
          {addableKinds.map((kind) => (
            <ButtonLink
              key={kind}
              icon="plus"
              href={getListItemPath(getEditTabPath('income'), newEntryKeyByKind[kind])}
            >
              {text(`entry_add_${kind}`)}
            </ButtonLink>
          ))}
        </Flex>
      )}
    </Card>
  )
}
