import {
  getCustomerListViews,
  removeCustomerListView,
  type SavedCustomerListView,
} from '@portal/contract/desk/saved-customer-list-view'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, ButtonLink, chakra, Flex, Skeleton, Text } from '@portal/ui'
import { useState } from 'react'
import { ConfirmedButton } from '../../shared/ActionButton.tsx'
import { useDeskData } from '../../shared/use-desk-data.ts'
import { useText } from '../../texts.ts'
import { type CustomerQuery, getCustomerListPath, isFilteredQuery } from '../use-customer-query.ts'

const SaveViewOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "view" */ './SaveViewDialog.tsx'),
  ({ open }) => open,
)

const viewListCss = { display: 'flex', gap: '2', flexWrap: 'wrap', alignItems: 'center', minW: '0' }
const currentViewCss = { bg: 'tint2', borderColor: 'link' }

/** Saved views of the list, including views shared by colleagues, and a button to save the current query. */
export function SavedViews({ query }: { query: CustomerQuery }) {
  const text = useText()
  const [editing, setEditing] = useState(false)
  const views = useDeskData(getCustomerListViews, {})
  const savedViews = views.data?.data
  if (!savedViews)
    return views.isError ? (
      <Text color="ink2">{text('views_error')}</Text>
    ) : (
      <Skeleton h="44px" maxW="320px" />
    )
  const shown = savedViews.filter((view) => view.q === query.q && view.filter === query.filter)
  /**
   * Saved view of the current query that the user may change: the user's own, otherwise one that a colleague shared.
   */
  const editableView = shown.find(({ own }) => own) ?? shown.find(({ changeable }) => changeable)
  const canKeep = isFilteredQuery(query) && !shown.some(({ own }) => own)
  return (
    <Flex
      {...(savedViews.length > 0 && { as: 'nav', 'aria-label': text('views') })}
      gap="3"
      wrap="wrap"
      align="center"
      minH="44px"
    >
      {savedViews.length === 0 && !canKeep && <Text color="ink2">{text('views_none')}</Text>}
      {savedViews.length > 0 && (
        <chakra.ul css={viewListCss}>
          {savedViews.map((view) => (
            <li key={view.id}>
              <SavedViewLink view={view} isShown={shown.includes(view)} />
            </li>
          ))}
        </chakra.ul>
      )}
      {(canKeep || editableView) && (
        <Flex gap="1" wrap="wrap" ml="-3">
          {canKeep && !editableView && (
            <Button kind="quiet" small icon="plus" onClick={() => setEditing(true)}>
              {text('view_keep')}
            </Button>
          )}
          {editableView && (
            <>
              <Button
                kind="quiet"
                small
                aria-label={text('view_change_title', { name: editableView.name })}
                onClick={() => setEditing(true)}
              >
                {text('change')}
              </Button>
              <ConfirmedButton
                key={editableView.id}
                forReaders
                aria-label={text('view_remove_label', { name: editableView.name })}
                call={removeCustomerListView}
                input={{ params: { id: editableView.id } }}
                label={text('remove')}
                title={text('view_remove_title', { name: editableView.name })}
                hint={text(editableView.shared ? 'view_remove_shared_hint' : 'view_remove_hint')}
              />
            </>
          )}
        </Flex>
      )}
      <SaveViewOverlay
        key={editableView?.id}
        open={editing}
        view={editableView ?? null}
        query={query}
        onClose={() => setEditing(false)}
      />
    </Flex>
  )
}

function SavedViewLink({ view, isShown }: { view: SavedCustomerListView; isShown: boolean }) {
  const text = useText()
  const { name, own, by, count } = view
  return (
    <ButtonLink
      small
      href={getCustomerListPath(view)}
      aria-current={isShown || undefined}
      css={isShown ? currentViewCss : {}}
      title={own ? undefined : text('view_of', { name: by })}
      maxW="100%"
      overflowWrap="anywhere"
    >
      <span lang="nl">{name}</span>
      <Text as="span" textStyle="meta" color="ink2" fontWeight={400}>
        {count < 1000 ? String(count) : text('view_count_more')}
      </Text>
      {!own && (
        <chakra.span textStyle="meta" color="ink2" fontWeight={400}>
          {by}
        </chakra.span>
      )}
    </ButtonLink>
  )
}
