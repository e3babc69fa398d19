import { useStore } from '@portal/remote-kit'
import { Button, Flex, Text } from '@portal/ui'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../texts.ts'
import { bottomBarHeight } from './BottomBar.tsx'
import { useShell } from './shell-context.tsx'
import { formatDataAge, type StaleData, useStaleData } from './stale-data.ts'

function subscribeToOnline(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  )

/** Delay before the age of shown data is announced while it refreshes, in milliseconds. */
const announcementDelayMs = 1000

/** Fixes the notice at the bottom of the page, so that content does not move. */
const overlayCss = {
  position: 'fixed',
  zIndex: 20,
  bottom: { base: `calc(16px + ${bottomBarHeight} + env(safe-area-inset-bottom))`, md: '16px' },
  left: { base: '16px', xl: '352px' },
  right: { base: '16px', xl: '32px' },
  justifyContent: 'center',
  pointerEvents: 'none',
  _print: { display: 'none' },
}
const floatingCardCss = {
  pointerEvents: 'auto',
  maxW: '100%',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  px: '4',
  py: '2',
  bg: 'paper',
  color: 'ink',
  rounded: 'card',
  shadow: 'float',
}

/** Announces a lost connection, or the age of stored data on the screen while new data is missing. */
export function DataAgeNotice() {
  const text = useText()
  const online = useIsOnline()
  const old = useStaleData()
  const waits = old !== null
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!waits) return
    const timer = setTimeout(() => setLate(true), announcementDelayMs)
    return () => clearTimeout(timer)
  }, [waits])
  return (
    <div role="status">
      {online ? (
        old && (late || old.failed) && <StaleDataMessage {...old} />
      ) : (
        <BottomOverlay>
          <Text textStyle="meta">{text('offline')}</Text>
        </BottomOverlay>
      )}
    </div>
  )
}

function StaleDataMessage({ since, failed, isRefreshing }: StaleData) {
  const text = useText()
  const { language } = useStore(useShell().language.current)
  const [textId, values] = formatDataAge(since, Date.now(), language)
  const when = text(textId, values)
  return (
    <BottomOverlay>
      <Text textStyle="meta">{text(failed ? 'last_seen_failed' : 'last_seen_waiting', { when })}</Text>
      {failed && <RefreshButton busy={isRefreshing} />}
    </BottomOverlay>
  )
}

/** Overlay at the bottom of the page; scrolls the focused element clear of it. */
function BottomOverlay({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = '192px'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
  return (
    <Flex css={overlayCss}>
      <Flex css={floatingCardCss}>{children}</Flex>
    </Flex>
  )
}

/** Button that refetches old data. */
function RefreshButton({ busy }: { busy: boolean }) {
  const { queries } = useShell()
  const text = useText()
  return (
    <Button
      kind="quiet"
      small
      ml={{ base: '-3', md: '0' }}
      busy={busy}
      onClick={() => void queries.refetchQueries({ type: 'active', stale: true })}
    >
      {text('try_again')}
    </Button>
  )
}
