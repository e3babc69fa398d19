import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { ItemRow } from '@portal/remote-kit/item-row'
import { Amount, Badge, ButtonLink, Card, ErrorPanel, Flex, Heading, SearchList, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'
import type { HouseholdPerson } from './use-household-items.ts'

interface AddableItem {
  item: 'new-income' | 'new-pension'
  label: string
}

/**
 * Link from a list to the form for a new item (EDITINCOME-07). Renders nothing if the customer may not edit that
 * person's data.
 */
function AddItemLink({ item, label, ofPartner }: AddableItem & { ofPartner: boolean }) {
  const href = useEditPath('income', { item, ofPartner })
  return (
    href && (
      <ButtonLink kind="quiet" small icon="plus" ml="-3" mt="2" alignSelf="start" href={href}>
        {label}
      </ButtonLink>
    )
  )
}

interface PersonCardProps<Item> {
  person: HouseholdPerson<Item>
  searchLabel: string
  getSearchText: (item: Item) => string
  row: (item: Item) => ReactNode
  /** Row shown if the person has a total but no items. `item` is the name of the form field that the row links to. */
  fallback: { title: string; about: string; item: string }
  empty: string
  add: AddableItem | null
}

const minItemsForSearch = 3

/** Items of one person as a list with a total. With edit permission, each item links to its form. */
export function PersonCard<Item extends { id: string | number | null; title: string }>({
  person,
  searchLabel,
  getSearchText,
  row,
  fallback,
  empty,
  add,
}: PersonCardProps<Item>) {
  const { language } = useLanguage()
  const text = useText()
  const ofPartner = person.who === 'partner'
  const item = ofPartner ? `partner.${fallback.item}` : fallback.item
  const href = useEditPath('income', { item, ofPartner })
  const { name } = person
  const known = !person.hasFailed && (person.items.length > 0 || person.fallback > 0)
  return (
    <Card as="section" aria-label={name} css={{ _print: { breakInside: 'auto' } }}>
      <Flex justify="space-between" align="baseline" gap="2px 16px" wrap="wrap" mb="3">
        <Flex align="center" gap="4px 12px" wrap="wrap" minW="0">
          <Heading level={2} overflowWrap="anywhere">
            {name}
          </Heading>
          {ofPartner && href === null && <Badge icon="eye">{text('read_only')}</Badge>}
        </Flex>
        {known && (
          <Text textStyle="subsection">
            <Amount>{formatEuro(person.total, language)}</Amount>
          </Text>
        )}
      </Flex>
      {person.hasFailed ? (
        <ErrorPanel title={text('list_error')} onRetry={person.retry}>
          {text('error_hint')}
        </ErrorPanel>
      ) : person.fallback > 0 ? (
        <ItemRow
          title={fallback.title}
          about={fallback.about}
          amount={formatEuro(person.fallback, language)}
          unit={text('per_year')}
          edit={
            <EditLink href={href} label={text('edit_it', { what: fallback.title })}>
              {text('edit_link')}
            </EditLink>
          }
        />
      ) : (
        <SearchList
          items={person.items}
          getKey={(item) => item.id ?? item.title}
          getSearchText={getSearchText}
          label={searchLabel}
          searchFrom={minItemsForSearch}
          empty={
            <>
              <Text color="ink2" py="2">
                {empty}
              </Text>
              <EditLink href={href} label={text('fill_in_it', { what: fallback.title })}>
                {text('fill_in')}
              </EditLink>
            </>
          }
        >
          {row}
        </SearchList>
      )}
      {add && person.items.length > 0 && <AddItemLink {...add} ofPartner={ofPartner} />}
    </Card>
  )
}
