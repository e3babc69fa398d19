import { usePortal } from '@portal/remote-kit'
import { Box, chakra, Icon, type IconName, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useText } from '../texts.ts'
import {
  findSearchEntries,
  type SearchEntry,
  type SearchEntryKind,
  searchEntryKinds,
} from './find-search-entries.ts'
import { type SearchEntries, useFileEntries, useMailEntries } from './use-search-entries.ts'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** Dialog to search the whole customer file, usable by keyboard: type, arrow keys, Enter. */
export default function SearchDialog({ open, onClose }: SearchDialogProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={text('search')} width={640} initialFocus={input}>
      <SearchPanel input={input} onClose={onClose} />
    </Dialog>
  )
}

const searchBoxCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '3.5',
  minH: '52px',
  borderWidth: '1.5px',
  borderColor: 'field',
  rounded: 'field',
  bg: 'card',
  _focusWithin: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
}

const keyboardOnlyCss = { '@media (hover: none)': { display: 'none' } }

interface SearchPanelProps {
  input: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function SearchPanel(props: SearchPanelProps) {
  return <SearchInput {...props} file={useFileEntries()} />
}

function SearchInput({ input, onClose, file }: SearchPanelProps & { file: SearchEntries }) {
  const text = useText()
  const { navigate } = usePortal()
  const [query, setQuery] = useState('')
  const mails = useMailEntries(query)
  const pending = file.pending || mails.pending
  const [at, setAt] = useState(0)
  const id = useId()
  const hint = <chakra.span css={keyboardOnlyCss}>{text('search_hint')}</chakra.span>
  const found = findSearchEntries([...mails.entries, ...file.entries], useDeferredValue(query))
  const current = Math.min(at, found.length - 1)
  const openEntry = ({ href }: SearchEntry) => {
    onClose()
    navigate(href)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && found[current]) openEntry(found[current])
    else if (step && found.length > 0) setAt((current + step + found.length) % found.length)
    else if (event.key === 'Home' && event.ctrlKey) setAt(0)
    else if (event.key === 'End' && event.ctrlKey) setAt(found.length - 1)
    else return
    event.preventDefault()
  }
  return (
    <Box minH={{ base: '70vh', md: '420px' }}>
      <chakra.div css={searchBoxCss}>
        <Icon name="search" />
        <chakra.input
          ref={input}
          flex="1"
          minW="0"
          minH="49px"
          outline="none"
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={text('search_label')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[current] ? `${id}-${current}` : undefined}
          placeholder={text('search_label')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleKeyDown}
        />
      </chakra.div>
      <Text role="status" textStyle="meta" color="ink2" py="2.5" minH="40px">
        {found.length === 0 && query.trim()
          ? pending
            ? text('search_pending')
            : text('search_none', { query: query.trim() })
          : query.trim()
            ? text('search_found', { count: found.length })
            : hint}
      </Text>
      <SearchResults id={id} found={found} current={current} onPoint={setAt} onChoose={openEntry} />
    </Box>
  )
}

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
function SearchResults({ id, found, current, onPoint, onChoose }: SearchResultsProps) {
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
