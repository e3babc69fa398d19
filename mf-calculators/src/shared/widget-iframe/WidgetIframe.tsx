import {
  getWidgetPath,
  type WidgetEvent,
  type WidgetHostMessage,
  type WidgetName,
  type WidgetPrefill,
} from '@portal/contract/widget'
import { toCssName, tokenNames } from '@portal/domain/theme/token-names'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { type CatalogLoader, loadTexts } from '@portal/remote-kit/texts'
import { Card, chakra, ErrorPanel, Grid, Loading, Skeleton, Stack } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { useWidgetIframe, type WidgetMessageHandlers } from './use-widget-iframe.ts'

/** Reads the current theme colours of the page, by CSS variable name without leading dashes. */
function readThemeColours(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokenNames.map(toCssName).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]),
  )
}

/** Theme colours of the page, updated when the theme changes. */
function useThemeColours(): Record<string, string> {
  const [colours, setColours] = useState(readThemeColours)
  useEffect(() => {
    const updateColours = () => setColours(readThemeColours())
    const device = ['(prefers-color-scheme:dark)', '(prefers-contrast:more)'].map((query) =>
      matchMedia(query),
    )
    for (const query of device) query.addEventListener('change', updateColours)
    const chosen = new MutationObserver(updateColours)
    chosen.observe(document.documentElement, { attributeFilter: ['data-look'] })
    return () => {
      for (const query of device) query.removeEventListener('change', updateColours)
      chosen.disconnect()
    }
  }, [])
  return colours
}

const twoColumnTemplate = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

const WidgetSkeleton = () => (
  <Loading>
    <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={twoColumnTemplate}>
      <Card>
        <Stack gap="5">
          <Skeleton w="12em" h="24px" />
          {[0, 1, 2].map((field) => (
            <Stack gap="2" key={field}>
              <Skeleton w="10em" />
              <Skeleton h="52px" />
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Skeleton w="14em" h="24px" />
          <Skeleton w="20em" />
        </Stack>
      </Card>
    </Grid>
  </Loading>
)

interface WidgetIframeProps {
  name: WidgetName
  title: string
  /** The tenant's key of the calculation service. */
  serviceKey: string
  /** Prefilled values; null while loading. */
  prefill: WidgetPrefill | null
  onEvent: (event: WidgetEvent, answer: (message: WidgetHostMessage) => void) => void
  onExplain?: WidgetMessageHandlers['onExplain']
}

/** Reserved height until the widget reports its own, in pixels. */
const reservedHeightPixels = 900
/** Minimum visible height of the iframe around a focused element, in pixels. */
const minVisibleHeightPixels = 360

const widgetIframeCss = {
  position: 'relative',
  mx: '-4px',
  '& > iframe': { width: '100%', background: 'transparent', colorScheme: 'light' },
  '& > .loading': { position: 'absolute', inset: '4px' },
  '& > .shown': {
    position: 'absolute',
    width: '1px',
    height: `${minVisibleHeightPixels}px`,
    pointerEvents: 'none',
    scrollMarginTop: '16px',
  },
}

/** A widget in its sandboxed iframe, with the tenant's colours and the portal's locale (MAXMORT-01, SUST-01). */
export function WidgetIframe({ name, title, serviceKey, prefill, onEvent, onExplain }: WidgetIframeProps) {
  const text = useText()
  const { language } = useLanguage()
  const { report } = usePortal()
  const answer = useRef<(message: WidgetHostMessage) => void>(() => {})
  const { frame, attempt, state, height, shown, onLoad, post, retry } = useWidgetIframe({
    onEvent: (event) => onEvent(event, (message) => answer.current(message)),
    onExplain: onExplain ?? (() => {}),
    onFailed: ({ problem, status }) => report(new Error(`${name}: ${problem} (${status})`)),
  })
  if (post) answer.current = post
  const { texts, failed } = useWidgetTexts(attempt)
  const colours = useThemeColours()
  const explains = onExplain !== undefined
  useEffect(() => {
    if (state !== 'ready' || !texts || !prefill) return
    answer.current({ kind: 'configure', key: serviceKey, language, texts, colours, prefill, explains })
  }, [state, texts, prefill, serviceKey, language, colours, explains])
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [shown])

  if (state === 'failed' || failed)
    return (
      <Card minH={`${reservedHeightPixels}px`}>
        <ErrorPanel title={text('widget_error')} onRetry={retry}>
          {text('widget_error_hint')}
        </ErrorPanel>
      </Card>
    )
  return (
    <chakra.div css={widgetIframeCss}>
      <iframe
        key={attempt}
        ref={frame}
        title={title}
        src={getWidgetPath(name)}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        height={height ?? reservedHeightPixels}
        onLoad={onLoad}
      />
      {height === null && (
        <div className="loading">
          <WidgetSkeleton />
        </div>
      )}
      <chakra.span ref={place} className="shown" aria-hidden="true" top={`${shown?.top ?? 0}px`} />
    </chakra.div>
  )
}

type WidgetTexts = Readonly<Record<string, string>>

/** Loads the texts of a locale. The build creates a chunk for each locale. */
const loadWidgetCatalog: CatalogLoader<string> = (locale) =>
  import(/* webpackChunkName: "widget-text.[request]" */ `../../texts/widget/${locale}.json`)

/** Texts of the widgets in the current locale; null while loading, `failed` if loading failed. */
function useWidgetTexts(attempt: number): { texts: WidgetTexts | null; failed: boolean } {
  const shown = useLanguage()
  const { report } = usePortal()
  const [texts, setTexts] = useState<WidgetTexts | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    loadTexts(loadWidgetCatalog, shown).then(
      (loaded) => {
        if (!gone) setTexts(loaded)
      },
      (error: unknown) => {
        report(error)
        if (!gone) setFailed(true)
      },
    )
    setFailed(false)
    return () => {
      gone = true
    }
  }, [shown, report, attempt])
  return { texts, failed }
}
