import { type KeyboardEvent, type ReactNode, startTransition, useId, useOptimistic, useRef } from 'react'
import { CountBadge } from '../status/CountBadge.tsx'
import { chakra } from '../system/styled.tsx'

export interface TabItem {
  id: string
  label: string
  /** Number of new items, shown behind the label. */
  count?: number
}

interface TabsProps {
  tabs: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
  /** Accessible name of the tab list. */
  label: string
  /** Content of the selected tab. */
  children: ReactNode
}

const tabBarCss = {
  display: 'flex',
  gap: '1',
  bg: 'tint2',
  rounded: 'card',
  p: '1',
  w: 'max-content',
  maxW: '100%',
  overflowX: 'auto',
  _print: { display: 'none' },
}
const tabCss = {
  minH: '44px',
  px: { base: 'clamp(3px,11.25vw - 33px,12px)', md: '4' },
  py: '2',
  rounded: '9px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontWeight: 500,
  color: 'ink2',
  whiteSpace: 'nowrap',
  _selected: { bg: 'card', color: 'ink', fontWeight: 600, boxShadow: '0 1px 3px rgb(40 30 20/.14)' },
}
const indexStepByKey: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tabs with navigation by arrow keys. The selected tab changes at once, and its panel renders in steps. Ark's tabs
 * would add 11.5 kB (brotli) to every page for the same keyboard support.
 */
export function Tabs({ tabs, selected, onSelect, label, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useOptimistic(selected)
  const selectTab = (tab: string) =>
    startTransition(() => {
      choose(tab)
      onSelect(tab)
    })
  const focusTab = (index: number) => {
    const at = (index + tabs.length) % tabs.length
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
    const tab = tabs[at]
    if (tab) selectTab(tab.id)
  }
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : index + (indexStepByKey[event.key] ?? Number.NaN)
    if (Number.isNaN(target)) return
    event.preventDefault()
    focusTab(target)
  }
  return (
    <>
      <chakra.div ref={list} role="tablist" aria-label={label} css={tabBarCss}>
        {tabs.map((tab, index) => (
          <chakra.button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            css={tabCss}
            onClick={() => selectTab(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
            {tab.count ? <CountBadge count={tab.count} /> : null}
          </chakra.button>
        ))}
      </chakra.div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
