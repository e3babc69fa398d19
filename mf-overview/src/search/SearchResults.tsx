import { chakra, Icon, type IconName } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'
import { type SearchEntry, type SearchEntryKind, searchEntryKinds } from './find-search-entries.ts'

interface SearchResultsProps {
  id: string
  found: readonly SearchEntry[]
  /** Index of the result that Enter opens. */
  current: number
  onPoint: (place: number) => void
  onChoose: (entry: SearchEntry) => void
}

const iconByEntryKind: Record<SearchEntryKind, IconName> = {
  action: 'chevron-right',
  mortgage: 'key',
  policy: 'umbrella',
  document: 'document',
  message: 'mail',
  task: 'task',
  person: 'user',
  figure: 'coins',
}
const resultRowCss = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0,1fr)',
  gap: '3',
  alignItems: 'center',
  minH: '48px',
  px: '3',
  py: '1.5',
  rounded: 'field',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'tint2', outline: '2px solid transparent' },
}
const ellipsisCss = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** Search results by kind. The result at `current` is highlighted and scrolled into view. */
export function SearchResults({ id, found, current, onPoint, onChoose }: SearchResultsProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-place="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <chakra.div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={text('search_results')}
      overflowY="auto"
      maxH={{ base: '60vh', md: '360px' }}
      mx="-3"
    >
      {searchEntryKinds.map((kind) => {
        const own = found.filter((entry) => entry.kind === kind)
        if (own.length === 0) return null
        return (
          <chakra.div key={kind} role="group" aria-labelledby={`${id}-${kind}`} mb="3">
            <chakra.div id={`${id}-${kind}`} textStyle="meta" fontWeight={600} color="ink2" px="3" py="1">
              {text(`search_kind_${kind}`)}
            </chakra.div>
            {own.map((entry) => {
              const place = found.indexOf(entry)
              return (
                <chakra.div
                  key={entry.key}
                  id={`${id}-${place}`}
                  data-place={place}
                  role="option"
                  aria-selected={place === current}
                  tabIndex={-1}
                  css={resultRowCss}
                  onMouseMove={() => onPoint(place)}
                  onClick={() => onChoose(entry)}
                >
                  <Icon name={iconByEntryKind[kind]} size={20} />
                  <chakra.span minW="0">
                    <chakra.span
                      css={ellipsisCss}
                      fontWeight={500}
                      lang={kind === 'action' ? undefined : 'nl'}
                    >
                      {entry.title}
                    </chakra.span>
                    {kind !== 'action' && entry.about && (
                      <chakra.span css={ellipsisCss} textStyle="meta" color="ink2">
                        {entry.about}
                      </chakra.span>
                    )}
                  </chakra.span>
                </chakra.div>
              )
            })}
          </chakra.div>
        )
      })}
    </chakra.div>
  )
}
